import { NumberField } from '../number/NumberField';
import { defineInput } from '../views';
import { percentType } from './type';

export default defineInput(percentType, function PercentInput(props) {
  return <NumberField {...props} unit="%" decimals={2} />;
});
