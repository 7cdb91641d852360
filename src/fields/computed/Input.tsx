import { FieldFrame } from '@/widgets/FieldFrame';
import { TextBox } from '@/widgets/inputs/TextBox';
import { defineInput } from '../views';
import { computedType } from './type';

/** What the other fields make; shown, never asked. */
export default defineInput(computedType, function ComputedInput({ value, ...props }) {
  return (
    <FieldFrame {...props}>
      {(control) => <TextBox control={control} value={value ?? '-'} onText={() => undefined} readOnly />}
    </FieldFrame>
  );
});
