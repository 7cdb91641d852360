import { OneChoice } from '../choice/OneChoice';
import { defineInput } from '../views';
import { optionsType } from './type';
import { useWordedChoices } from './useWordedChoices';

/** One code of a list the server answers. */
export default defineInput(optionsType, function OptionsInput({ field, onChange, ...props }) {
  const source = useWordedChoices({ field, ...props });
  return <OneChoice {...props} source={source} onChoose={onChange} />;
});
