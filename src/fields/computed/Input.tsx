import { FieldFrame, TextBox } from '@/widgets';
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
