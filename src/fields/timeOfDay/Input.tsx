import { TimePick } from '@/widgets/internal';
import { FieldFrame } from '@/widgets';
import { defineInput } from '../views';
import { timeOfDayType } from './type';

/** A time on the clock, typed or picked. */
export default defineInput(timeOfDayType, function TimeOfDayInput({ field, value, onChange, ...props }) {
  const { seconds, end, min, max } = field.options;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <TimePick
          control={control}
          label={props.label}
          value={value ?? ''}
          onTime={(time) => onChange(time === '' ? null : time)}
          onBlur={props.onBlur}
          seconds={seconds}
          end={end}
          min={min}
          max={max}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
});
