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
  readDateTime,
  readDay,
} from '@/schema';
import { addDays, formatWall } from '@/schema/dates';
import { notFuture, sampleDay } from '../date/type';

/** What `dateRange({ … })` may be told. @public */
export interface DateRangeOptions extends FieldOptions {
  /** The two wire properties. Default: `begin…` and `end…` before the field's wire name. */
  readonly params?: readonly [string, string];
  /** Days with times. Default false. */
  readonly time?: boolean;
  /** Days after today may be chosen. Default false. */
  readonly future?: boolean;
}

/** From and to, either end perhaps '' while a person fills it in. @public */
export type DateRange = [from: string, to: string];

function paramsOf(name: string, { params }: DateRangeOptions): readonly [string, string] {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return params ?? [`begin${capital}`, `end${capital}`];
}

const readEnd = (wire: unknown, { time }: DateRangeOptions, zone?: string): string =>
  (time ? readDateTime(wire, zone) : readDay(wire, zone ?? siteZone())) ?? '';

function readRange(from: unknown, to: unknown, options: DateRangeOptions, zone?: string): DateRange | null {
  const [begin, end] = [readEnd(from, options, zone), readEnd(to, options, zone)];
  return begin || end ? [begin, end] : null;
}

/** The type behind `dateRange()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const dateRangeType: FieldType<DateRange, DateRangeOptions> = {
  name: 'dateRange',
  inputWidth: () => 'name',
  traits: { calendar: 'day' },
  decode: (wire, options) => {
    const list = typeof wire === 'string' ? wire.split(/[,~]/).map((end) => end.trim()) : wire;
    return Array.isArray(list) ? readRange(list[0], list[1], options) : null;
  },
  encode: (value) => value,
  read: (row, name, options) => {
    const [from, to] = paramsOf(name, options);
    return readRange(row[from], row[to], options, zoneOfRecord(row));
  },
  write: (value, name, options) => {
    const [from, to] = paramsOf(name, options);
    return { [from]: value?.[0] || null, [to]: value?.[1] || null };
  },
  rules: (options) => [
    rule('dateRange', (value) => {
      const [from, to]: unknown[] = Array.isArray(value) ? value : [];
      const real = [from, to].every((one) => one !== '' && readEnd(one, options) === one);
      return real && String(from) <= String(to);
    }),
    ...(options.future
      ? []
      : [rule('notFuture', (value) => Array.isArray(value) && value.every((one) => notFuture.passes(one)))]),
  ],
  sample: (seed, { time }) => {
    const from = sampleDay(seed);
    const to = addDays(from, 7 + (Math.abs(Math.trunc(seed)) % 20));
    return time ? [`${from} 00:00:00`, `${to} 23:59:59`] : [from, to];
  },
  text: (value, { time }, { locale, record }) =>
    value.map((one) => formatWall(one, time ? 1 : 3, zoneOfRecord(record ?? {}), locale) || '…').join(' – '),
};

/**
 * From a day to a day, two properties on the wire.
 *
 * @example dateRange({ params: ['startDate', 'endDate'] })
 * @public
 */
export function dateRange<const O extends DateRangeOptions = object>(
  options?: Exact<O, DateRangeOptions>,
): Field<DateRange, IsRequired<O>, DateRangeOptions> {
  return defineField(dateRangeType, (options ?? {}) as O);
}
