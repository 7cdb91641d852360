import { recordUnit } from '@/schema';
import { defineInput } from '../views';
import { numberType } from './type';
import { NumberField } from './NumberField';

export default defineInput(numberType, function NumberInput(props) {
  const { unit, min, decimals } = props.field.options;
  return <NumberField {...props} unit={unit && recordUnit(unit, props.values)} min={min} decimals={decimals} />;
});
