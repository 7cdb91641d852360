import { useTranslate } from 'react-admin';
import { defineInput } from '../views';
import { optionsType } from './type';
import { OptionsBox } from './OptionsBox';

/** One code; one that is not required can be taken back. */
export default defineInput(optionsType, function OptionsInput(props) {
  const translate = useTranslate();
  return <OptionsBox {...props} none={props.required ? undefined : translate('fields.none')} />;
});
