import { SomeChoices } from '../choice/SomeChoices';
import { defineManyFilter } from '../views';
import { optionsType } from './type';
import { useWordedChoices } from './useWordedChoices';

/** Any of several codes of the server's list, or all. */
export default defineManyFilter(optionsType, function OptionsManyFilter({ field, value, onChange, ...props }) {
  const source = useWordedChoices({ field, ...props });
  return <SomeChoices {...props} source={source} chosen={value} onChoose={onChange} />;
});
