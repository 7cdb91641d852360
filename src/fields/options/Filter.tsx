import { useTranslate } from 'react-admin';
import { defineInput } from '../views';
import { optionsKind } from './kind';
import { OptionsBox } from './OptionsBox';

/** One code or all. */
export default defineInput(optionsKind, function OptionsFilter(props) {
  const translate = useTranslate();
  return <OptionsBox {...props} none={translate('fields.all')} />;
});
