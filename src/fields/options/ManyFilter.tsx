import { useTranslate } from 'react-admin';
import { defineManyFilter } from '../views';
import { OptionsManyBox } from './OptionsManyBox';
import { optionsType } from './type';

/** Any of several codes of the server's list, or all. */
export default defineManyFilter(optionsType, function OptionsManyFilter(props) {
  return <OptionsManyBox {...props} none={useTranslate()('fields.all')} />;
});
