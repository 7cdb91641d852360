import { defineField, type Exact, type Field, type FieldType, type IsRequired } from '@/schema';
import { readYear } from '@/schema/internal';
import { calendarType, type CalendarOptions } from '../month/calendarType';

/** What `year({ … })` may be told. @public */
export type YearOptions = CalendarOptions;

/** The type behind `year()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const yearType: FieldType<string, YearOptions> = calendarType({
  unit: 'year',
  read: readYear,
  sample: (seed) => String(2020 + (Math.abs(Math.trunc(seed)) % 5)),
  text: (value) => value,
});

/**
 * A year, 'yyyy'.
 *
 * @example year({ min: '2020' })
 * @public
 */
export function year<const O extends YearOptions = object>(
  options?: Exact<O, YearOptions>,
): Field<string, IsRequired<O>, YearOptions> {
  return defineField(yearType, (options ?? {}) as O);
}
