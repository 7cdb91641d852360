import {
  defineField,
  rule,
  siteZone,
  zoneOfRecord,
  type Exact,
  type Field,
  type FieldOptions,
  type IsRequired,
  type FieldType,
  type Rule,
  readDay,
} from '@/schema';
import { addDays, latestToday, formatDate } from '@/schema/dates';

/** What `date({ … })` may be told. @public */
export interface DateOptions extends FieldOptions {
  /** Days after today may be chosen. Default false (spec 01 §5). */
  readonly future?: boolean;
  /** Wire property of the same row with the IANA zone that epochs and offsets are converted to. Default `timeZone`. */
  readonly zoneFrom?: string;
  /** Value of an untouched form or filter; `'today'` is the day it is. */
  readonly default?: string;
}

/** Not after today, by the day. @public */
export const notFuture: Rule = rule('notFuture', (value) => String(value).slice(0, 10) <= latestToday());

/**
 * A day of the years 2023 and 2024, the same for the same seed.
 *
 * @example sampleDay(1) // '2023-02-07'
 * @public
 */
export const sampleDay = (seed: number): string => addDays('2023-01-01', (Math.abs(Math.trunc(seed)) * 37) % 700);

/** The type behind `date()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const dateType: FieldType<string, DateOptions> = {
  name: 'date',
  inputWidth: () => 'day',
  traits: { calendar: 'day' },
  sortable: true,
  decode: (wire) => readDay(wire, siteZone()),
  read: (row, name, options) => readDay(row[name], zoneOfRecord(row, options.zoneFrom) ?? siteZone()),
  encode: (value) => value,
  initial: ({ default: own }, today) => (own === 'today' ? today : own),
  rules: ({ future }) => [
    rule('date', (value) => typeof value === 'string' && readDay(value) === value),
    ...(future ? [] : [notFuture]),
  ],
  sample: sampleDay,
  text: (value, _, { locale }) => formatDate(value, 3, locale),
  fileCell: (time) => ({ time }),
};

/**
 * A day, 'YYYY-MM-DD', never touched by a time zone; none after today unless `future`.
 *
 * @example date({ future: true })
 * @public
 */
export function date<const O extends DateOptions = object>(
  options?: Exact<O, DateOptions>,
): Field<string, IsRequired<O>, DateOptions> {
  return defineField(dateType, (options ?? {}) as O);
}
