import { wholeMeasure } from '@/schema';
import { NumberField } from '../number/NumberField';
import { defineInput } from '../views';
import { quantityType, quantityUnit } from './type';

export default defineInput(quantityType, function QuantityInput(props) {
  const { options } = props.field;
  const { decimals, signed } = wholeMeasure(options.measure);
  return (
    <NumberField
      {...props}
      unit={quantityUnit(options, props.values)}
      min={options.min ?? (signed ? undefined : 0)}
      decimals={decimals}
    />
  );
});
