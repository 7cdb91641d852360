import { NumberField } from '../number/NumberField';
import { defineInput } from '../views';
import { currencyOf, moneyType } from './type';

/** An amount with the currency of the field, or of the form's own currency field. */
export default defineInput(moneyType, function MoneyInput(props) {
  const { min, decimals = 2 } = props.field.options;
  return <NumberField {...props} unit={currencyOf(props.field.options, props.values)} min={min} decimals={decimals} />;
});
