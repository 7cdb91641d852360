import { useTranslate } from 'react-admin';
import { defineInput } from '../views';
import { EnumerationBox } from './EnumerationBox';
import { enumerationKind } from './kind';

/** One code or all. */
export default defineInput(enumerationKind, function EnumerationFilter(props) {
  const translate = useTranslate();
  return <EnumerationBox {...props} none={translate('fields.all')} />;
});
