import { FieldFrame, TextBox } from '@/widgets';
import { useWords } from '../useWords';
import { defineInput } from '../views';
import { computedType } from './type';

/** What the other fields make, in words; shown, never asked. */
export default defineInput(computedType, function ComputedInput(props) {
  const { field, name, scope, value, values } = props;
  const words = useWords({ field, name, scope, value, record: { id: '', ...values } });
  return (
    <FieldFrame {...props}>
      {(control) => <TextBox control={control} value={words} onText={() => undefined} readOnly />}
    </FieldFrame>
  );
});
