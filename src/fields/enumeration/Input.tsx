import { OneChoice } from '../choice/OneChoice';
import { defineInput } from '../views';
import { chosenCode } from './readCode';
import { enumerationType } from './type';
import { useOfferedCodes } from './useOfferedCodes';

/** One code of an enum, by its words: `resources.<name>.enums.<field>.<code>`, or `enums.<shared>.<code>`. */
export default defineInput(enumerationType, function EnumerationInput({ field, onChange, ...props }) {
  const source = useOfferedCodes({ field, ...props });
  return (
    <OneChoice
      {...props}
      source={source}
      onChoose={(chosen) => onChange(chosen === null ? null : chosenCode(field.options, chosen))}
    />
  );
});
