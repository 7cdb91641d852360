import { FieldFrame, TextBox } from '@/widgets';
import { defineInput } from '../views';
import { serialType } from './type';

/** A part of a number to look for; in a form it is only shown. */
export default defineInput(serialType, function SerialInput({ field: _field, value, onChange, ...props }) {
  return (
    <FieldFrame {...props}>
      {(control) => (
        <TextBox
          control={control}
          value={value ?? ''}
          onText={(typed) => onChange(typed === '' ? null : typed)}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
          autoComplete="off"
        />
      )}
    </FieldFrame>
  );
});
