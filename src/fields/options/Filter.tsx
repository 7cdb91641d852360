import { useTranslate } from 'react-admin';
import { defineInput } from '../views';
import { optionsType } from './type';
import { OptionsBox } from './OptionsBox';

export default defineInput(optionsType, function OptionsFilter(props) {
  const translate = useTranslate();
  return <OptionsBox {...props} none={translate('fields.all')} />;
});
