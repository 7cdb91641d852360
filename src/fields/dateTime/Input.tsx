import { DateBox } from '@/widgets/dates/DateBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { defineInput } from '../views';
import { dateTimeType } from './type';

/** A day and time; none after today unless the field says so. */
export default defineInput(dateTimeType, function DateTimeInput({ field, value, onChange, place, ...props }) {
  return (
    <FieldFrame {...props} place={place}>
      {(control) => (
        <DateBox
          control={control}
          time
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
