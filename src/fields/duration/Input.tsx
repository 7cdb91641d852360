import { useTranslate } from 'react-admin';
import { NumberField } from '../number/NumberField';
import { defineInput } from '../views';
import { durationKind } from './kind';

/** How long, in the unit of the field. */
export default defineInput(durationKind, function DurationInput(props) {
  const translate = useTranslate();
  const { unit = 's', decimals } = props.field.options;
  return <NumberField {...props} unit={translate(`fields.duration.${unit}`)} decimals={decimals} />;
});
