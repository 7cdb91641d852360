import { DateBox } from '@/widgets/dates/DateBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import type { MonthOptions } from './month/type';
import { firstDayOf, unitText } from './month/unitDays';
import type { InputProps } from './views';

interface MonthOrYearProps extends InputProps<string, MonthOptions> {
  readonly unit: 'month' | 'year';
}

/** The input of a month or of a year, over the calendar of days: it is kept as the text of its unit. */
export function MonthOrYear({ unit, field, value, onChange, place, ...props }: MonthOrYearProps) {
  const { min, max, future } = field.options;
  return (
    <FieldFrame {...props} place={place}>
      {(control) => (
        <DateBox
          control={control}
          unit={unit}
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
