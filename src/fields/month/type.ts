import { defineField, type Exact, type Field, type FieldType, type IsRequired } from '@/schema';
import { formatDate } from '@/schema/dates';
import { readMonth } from '@/schema/internal';
import { sampleDay } from '../date/type';
import { calendarType, type CalendarOptions } from './calendarType';

/** What `month({ … })` may be told. @public */
export type MonthOptions = CalendarOptions;

/** The type behind `month()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const monthType: FieldType<string, MonthOptions> = {
  ...calendarType({
    unit: 'month',
    read: readMonth,
    sample: (seed) => sampleDay(seed).slice(0, 7),
    text: (value, locale) => formatDate(`${value}-01`, 4, locale),
  }),
  fileCell: (time) => ({ time }),
};

/**
 * A month, 'yyyy-MM'.
 *
 * @example month({ future: true })
 * @public
 */
export function month<const O extends MonthOptions = object>(
  options?: Exact<O, MonthOptions>,
): Field<string, IsRequired<O>, MonthOptions> {
  return defineField(monthType, (options ?? {}) as O);
}
