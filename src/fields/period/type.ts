import {
  defineField,
  rule,
  siteZone,
  zoneOfRecord,
  type Exact,
  type Field,
  type FieldOptions,
  type FieldType,
  type IsRequired,
  isDay,
} from '@/schema';
import {
  addDays,
  spanParts,
  latestToday,
  fitsSpan,
  isSingle,
  periodOf,
  type Period,
  type PeriodBy,
  type PeriodSpans,
} from '@/schema/dates';
import { sampleDay } from '../date/type';
import { firstPeriod, type PeriodStart } from './firstPeriod';
import { periodText } from './periodText';
import { readPeriod } from './readPeriod';

export { firstPeriod, type PeriodStart } from './firstPeriod';

/** What `period({ … })` may be told. @public */
export interface PeriodOptions extends FieldOptions {
  /**
   * What it may be counted in, in the order it is offered.
   *
   * @example period(['day', 'month', 'year'])
   */
  readonly by: readonly PeriodBy[];
  /**
   * Longest by what it is counted in, both ends included: `{ day: '31 days', month: '1 year' }`; `{ day: '1 day' }` is
   * one day at a time. Default: no limit.
   */
  readonly maxSpan?: PeriodSpans;
  /**
   * Parameters of the two ends, as precise as what it is counted in: '2026-10-03', '2026-10', '2026'. Default
   * `['beginDate', 'endDate']`.
   */
  readonly params?: readonly [string, string];
  /** Parameter that says `day`, `month` or `year`; not sent for a `range`. `false`: never sent. Default `dateType`. */
  readonly byParam?: string | false;
  /** The ends are sent as times: the first second of the first day and the last of the last, '2026-10-03 00:00:00'. */
  readonly times?: true;
  /**
   * Days after today may be chosen, or only the next one. Default false; a month or a year that has begun always may.
   */
  readonly future?: boolean | 'tomorrow';
  /**
   * What a page opens with: `'this month'` (to date), `'last 7 days'`. Default by what comes first: the days of this
   * month, the months of this year.
   */
  readonly default?: PeriodStart;
}

/** Messages that name the span: 'At most 31 days'. */
const SPAN_RULES = { day: 'periodDays', month: 'periodMonths', year: 'periodYears' } as const;
const DIGITS = { day: 10, range: 10, month: 7, year: 4 } as const;

/**
 * What two days are where the wire does not say: a range, where that is what is not said; else a range unless they are
 * one.
 */
function daysOf({ by, byParam }: PeriodOptions, single: boolean): PeriodBy {
  if (!by.includes('range')) return 'day';
  return byParam === false && single && by.includes('day') ? 'day' : 'range';
}

const namesOf = ({ params = ['beginDate', 'endDate'], byParam = 'dateType' }: PeriodOptions) => ({
  from: params[0],
  to: params[1],
  by: byParam,
});

function asPeriod(value: unknown): Period | null {
  if (typeof value !== 'object' || value === null || !('by' in value && 'from' in value && 'to' in value)) return null;
  const { by, from, to } = value;
  const known = by === 'day' || by === 'month' || by === 'year' || by === 'range';
  return known && typeof from === 'string' && typeof to === 'string' ? { by, from, to } : null;
}

/** Real days, both of them, that are whole days, months or years and do not run backwards. */
function isWhole(value: Period): boolean {
  if (!isDay(value.from) || !isDay(value.to)) return false;
  const whole = periodOf(value.by, value.from, value.to);
  return whole.from === value.from && whole.to === value.to && value.from <= value.to;
}

/** The type behind `period()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const periodType: FieldType<Period, PeriodOptions> = {
  name: 'period',
  traits: { period: true, unordered: true },
  sheet: false,
  decode: (wire, options) => {
    const own = asPeriod(wire);
    const [from, to] = own
      ? [own.from, own.to]
      : typeof wire === 'string'
        ? wire.split(/[,~]/).map((end) => end.trim())
        : [];
    return readPeriod(own?.by, from, to, (single) => daysOf(options, single), siteZone());
  },
  encode: (value) => value,
  read: (row, _, options) => {
    const { from, to, by } = namesOf(options);
    return readPeriod(
      by === false ? undefined : row[by],
      row[from],
      row[to],
      (single) => daysOf(options, single),
      zoneOfRecord(row) ?? siteZone(),
    );
  },
  write: (value, _, options) => {
    const { from, to, by } = namesOf(options);
    const [first, last] = options.times ? [' 00:00:00', ' 23:59:59'] : ['', ''];
    if (value === null) return { ...(by !== false && { [by]: null }), [from]: null, [to]: null };
    const digits = DIGITS[value.by];
    return {
      ...(by !== false && value.by !== 'range' && { [by]: value.by }),
      [from]: value.from.slice(0, digits) + first,
      [to]: value.to.slice(0, digits) + last,
    };
  },
  filter: (value, name, options) => periodType.write?.(asPeriod(value), name, options) ?? {},
  rules: ({ by, maxSpan = {}, future }) => [
    rule('period', (value) => {
      const own = asPeriod(value);
      return own !== null && by.includes(own.by) && isWhole(own);
    }),
    ...by.flatMap((one) => {
      const span = maxSpan[one];
      if (span === undefined) return [];
      const { count, unit } = spanParts(span);
      const fits = (value: unknown) => {
        const own = asPeriod(value);
        return own?.by !== one || fitsSpan(own, span);
      };
      return [rule(isSingle(one, maxSpan) ? 'periodSingle' : SPAN_RULES[unit], fits, { smart_count: count })];
    }),
    ...(future === true
      ? []
      : [
          rule('notFuture', (value) => {
            const own = asPeriod(value);
            return (
              own !== null && periodOf(own.by, own.to).from <= addDays(latestToday(), future === 'tomorrow' ? 1 : 0)
            );
          }),
        ]),
  ],
  initial: (options, today) => firstPeriod(options, today),
  sample: (seed, { by, maxSpan = {}, byParam }) => {
    const own = by[Math.abs(Math.trunc(seed)) % by.length] ?? 'day';
    const day = sampleDay(seed);
    const days = own === 'range' || (byParam !== false && own === 'day') ? 5 : 0;
    const longer = periodOf(own, day, addDays(day, days));
    return fitsSpan(longer, maxSpan[own]) ? longer : periodOf(own, day);
  },
  text: (value, _, { locale }) => periodText(value, locale),
};

/**
 * Days, months, years or any range in one control. Its value is always from a first to a last day: `{ by: 'month',
 * from: '2026-10-01', to: '2026-10-31' }`.
 *
 * @example period(['day', 'month', 'year'], { maxSpan: { day: '31 days', month: '1 year' } })
 * @public
 */
export function period<const O extends Omit<PeriodOptions, 'by'> = object>(
  by: readonly [PeriodBy, ...PeriodBy[]],
  options?: Exact<O, Omit<PeriodOptions, 'by'>>,
): Field<Period, IsRequired<O>, PeriodOptions> {
  return defineField(periodType, { ...((options ?? {}) as O), by });
}
