import { useTranslate } from 'react-admin';
import { defineInput } from '../views';
import { EnumerationBox } from './EnumerationBox';
import { enumerationType } from './type';

/** One code; one that is not required can be taken back. */
export default defineInput(enumerationType, function EnumerationInput(props) {
  const translate = useTranslate();
  return <EnumerationBox {...props} none={props.required ? undefined : translate('fields.none')} />;
});
