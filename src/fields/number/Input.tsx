import { defineInput } from '../views';
import { numberKind } from './kind';
import { NumberField } from './NumberField';

/** A number with its unit. */
export default defineInput(numberKind, function NumberInput(props) {
  const { unit, min, decimals } = props.field.options;
  return <NumberField {...props} unit={unit} min={min} decimals={decimals} />;
});
