import { DateRangeBox, FieldFrame } from '@/widgets';
import { defineInput } from '../views';
import { dateRangeType } from './type';

/** From a day to a day. */
export default defineInput(dateRangeType, function DateRangeInput({ field, value, onChange, place, ...props }) {
  const { time, future } = field.options;
  return (
    <FieldFrame {...props} place={place} group>
      {(control) => (
        <DateRangeBox
          control={control}
          label={props.label}
          value={value ?? ['', '']}
          onRange={([from, to]) => onChange(from || to ? [from, to] : null)}
          onBlur={props.onBlur}
          time={time}
          future={future}
          quick={place === 'filter'}
          clearable={place === 'filter'}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
});
