import { DateBox } from '@/widgets/dates/DateBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import type { MonthOptions } from './month/type';
import type { InputProps } from './views';

interface MonthOrYearProps extends InputProps<string, MonthOptions> {
  readonly unit: 'month' | 'year';
}

const LENGTHS = { month: 7, year: 4 } as const;

/** The day a month or a year begins with; a text that is none stays, for the rule to refuse. */
const begin = (value: string): string => (/^\d{4}$/.test(value) ? `${value}-01-01` : /^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value);

/** The input of a month or of a year, over the calendar of days: it is kept as the text of its unit. */
export function MonthOrYear({ unit, field, value, onChange, place, ...props }: MonthOrYearProps) {
  const { min, max, future } = field.options;
  return (
    <FieldFrame {...props} place={place}>
      {(control) => (
        <DateBox
          control={control}
          unit={unit}
          value={value ? begin(value) : null}
          onDate={(day) => onChange(day === null ? null : /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.slice(0, LENGTHS[unit]) : day)}
          onBlur={props.onBlur}
          future={future}
          min={min && begin(min)}
          max={max && begin(max)}
          clearable={place === 'filter'}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
}
