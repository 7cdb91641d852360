import { useTranslate } from 'react-admin';
import { defineInput } from '../views';
import { CodesBox } from './CodesBox';
import { codesType } from './type';

/** Several codes, as many as the field allows. */
export default defineInput(codesType, function CodesInput(props) {
  const translate = useTranslate();
  return (
    <CodesBox {...props} max={props.field.options.max} none={props.readOnly ? '-' : translate('widgets.choose')} />
  );
});
