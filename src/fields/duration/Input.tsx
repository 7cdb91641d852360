import { useTranslate } from 'react-admin';
import { NumberField } from '../number/NumberField';
import { defineInput } from '../views';
import { durationType } from './type';

/** How long, in the unit of the field. */
export default defineInput(durationType, function DurationInput(props) {
  const translate = useTranslate();
  const { unit = 's', decimals } = props.field.options;
  return <NumberField {...props} unit={translate(`fields.duration.${unit}`)} decimals={decimals} />;
});
