import { DateBox } from '@/widgets/dates/DateBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { defineInput } from '../views';
import { dateKind } from './kind';

/** A day; none after today unless the field says so. */
export default defineInput(dateKind, function DateInput({ field, value, onChange, place, ...props }) {
  return (
    <FieldFrame {...props} place={place}>
      {(control) => (
        <DateBox
          control={control}
          value={value ?? null}
          onDate={onChange}
          onBlur={props.onBlur}
          future={field.options.future}
          clearable={place === 'filter'}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
});
