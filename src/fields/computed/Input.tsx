import { FieldFrame } from '@/widgets/FieldFrame';
import { TextBox } from '@/widgets/TextBox';
import { defineInput } from '../views';
import { computedKind } from './kind';

/** What the other fields make; shown, never asked. */
export default defineInput(computedKind, function ComputedInput({ value, ...props }) {
  return <FieldFrame {...props}>{(control) => <TextBox control={control} value={value ?? '-'} onText={() => undefined} readOnly />}</FieldFrame>;
});
