import { useTranslate } from 'react-admin';
import { defineInput } from '../views';
import { optionsType } from './type';
import { OptionsBox } from './OptionsBox';

/** One code or all. */
export default defineInput(optionsType, function OptionsFilter(props) {
  const translate = useTranslate();
  return <OptionsBox {...props} none={translate('fields.all')} />;
});
