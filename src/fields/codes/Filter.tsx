import { useTranslate } from 'react-admin';
import { defineInput } from '../views';
import { CodesBox } from './CodesBox';
import { codesType } from './type';

export default defineInput(codesType, function CodesFilter(props) {
  const translate = useTranslate();
  return <CodesBox {...props} none={translate('fields.all')} />;
});
