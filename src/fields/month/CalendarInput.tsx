import { FieldFrame, DateBox } from '@/widgets';
import type { InputProps } from '../views';
import type { Bounds } from './bounds';
import { firstDayOf, unitText, type CalendarUnit } from './unitDays';

interface CalendarInputProps extends Omit<InputProps<string>, 'field'> {
  readonly field: { readonly options: Bounds };
  readonly unit: CalendarUnit;
  /** A time of day, too. */
  readonly time?: boolean;
}

/** A day, month or year to type or to pick, kept as the text of its unit; none after now unless the field says so. */
export function CalendarInput({ unit, time = false, field, value, onChange, place, ...props }: CalendarInputProps) {
  const { min, max, future } = field.options;
  return (
    <FieldFrame {...props} place={place}>
      {(control) => (
        <DateBox
          control={control}
          unit={unit}
          time={time}
          value={value ? firstDayOf(value) : null}
          onDate={(day) => onChange(day === null ? null : unitText(day, unit))}
          onBlur={props.onBlur}
          future={future}
          min={min && firstDayOf(min)}
          max={max && firstDayOf(max)}
          clearable={place === 'filter'}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
}
