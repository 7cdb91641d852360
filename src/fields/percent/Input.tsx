import { NumberField } from '../number/NumberField';
import { defineInput } from '../views';
import { percentKind } from './kind';

/** A percentage with two decimals. */
export default defineInput(percentKind, function PercentInput(props) {
  return <NumberField {...props} unit="%" decimals={2} />;
});
