import { useTranslate } from 'react-admin';
import { defineInput } from '../views';
import { EnumerationBox } from './EnumerationBox';
import { enumerationType } from './type';

export default defineInput(enumerationType, function EnumerationFilter(props) {
  const translate = useTranslate();
  return <EnumerationBox {...props} none={translate('fields.all')} />;
});
