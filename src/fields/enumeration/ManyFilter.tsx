import { SomeChoices } from '../choice/SomeChoices';
import { defineManyFilter } from '../views';
import { chosenCode } from './readCode';
import { enumerationType } from './type';
import { useOfferedCodes } from './useOfferedCodes';

/** Any of several codes, or all. */
export default defineManyFilter(enumerationType, function EnumerationManyFilter({ field, value, onChange, ...props }) {
  const source = useOfferedCodes({ field, ...props });
  return (
    <SomeChoices
      {...props}
      source={source}
      chosen={value}
      onChoose={(chosen) => onChange(chosen.map((one) => chosenCode(field.options, one)))}
    />
  );
});
