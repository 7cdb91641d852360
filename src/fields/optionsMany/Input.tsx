import { SomeChoices } from '../choice/SomeChoices';
import { useWordedChoices } from '../options/useWordedChoices';
import { defineInput } from '../views';
import { optionsManyType } from './type';

/** Several codes of the server's list. */
export default defineInput(optionsManyType, function OptionsManyInput({ field, value, onChange, ...props }) {
  const source = useWordedChoices({ field, ...props });
  return (
    <SomeChoices
      {...props}
      source={source}
      chosen={value ?? []}
      onChoose={(next) => onChange(next.length > 0 ? [...next] : null)}
    />
  );
});
