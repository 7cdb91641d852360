import { addDays, daysInMonth } from './clock';
import { addSpan, type DateSpan } from './dateSpan';

/**
 * What a period is counted in. A `range` is counted in days, as `day` is, and says that it is any stretch of them.
 *
 * @public
 */
export type PeriodBy = 'day' | 'month' | 'year' | 'range';

/**
 * Days of the calendar of the site, 'yyyy-MM-dd', both ends included: whole days, whole months, whole years.
 *
 * @public
 */
export interface Period {
  readonly by: PeriodBy;
  readonly from: string;
  readonly to: string;
}

/**
 * Longest period by what it is counted in, both ends included: `{ day: '31 days', month: '1 year' }`. What has none may
 * be of any length.
 *
 * @public
 */
export type PeriodSpans = Readonly<Partial<Record<PeriodBy, DateSpan>>>;

/** One day, one month or one year at a time; a range of any length. @public */
export const SINGLE: PeriodSpans = { day: '1 day', month: '1 month', year: '1 year' };

/**
 * The whole days, months or years that hold two days; with one day, the one that holds it.
 *
 * @example periodOf('month', '2026-02-10') // { by: 'month', from: '2026-02-01', to: '2026-02-28' }
 * @public
 */
export function periodOf(by: PeriodBy, from: string, to = from): Period {
  if (by === 'year') return { by, from: `${from.slice(0, 4)}-01-01`, to: `${to.slice(0, 4)}-12-31` };
  if (by === 'month')
    return {
      by,
      from: `${from.slice(0, 7)}-01`,
      to: `${to.slice(0, 7)}-${daysInMonth(Number(to.slice(0, 4)), Number(to.slice(5, 7)))}`,
    };
  return { by, from: from.slice(0, 10), to: to.slice(0, 10) };
}

/**
 * How many days a period has: one for a single day.
 *
 * @example periodDays({ from: '2026-03-01', to: '2026-03-31' }) // 31
 * @public
 */
export function periodDays({ from, to }: Pick<Period, 'from' | 'to'>): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/**
 * How many of what it is counted in: days, months or years.
 *
 * @example periodLength(periodOf('month', '2026-01-01', '2026-03-31')) // 3
 * @public
 */
export function periodLength(period: Period): number {
  if (period.by === 'month') return monthsOf(period.to) - monthsOf(period.from) + 1;
  if (period.by === 'year') return Number(period.to.slice(0, 4)) - Number(period.from.slice(0, 4)) + 1;
  return periodDays(period);
}

/**
 * The period of the same length just after (1) or just before (-1): seven days, three months, one year.
 *
 * @example shiftPeriod(periodOf('month', '2026-03-15'), -1) // { by: 'month', from: '2026-02-01', to: '2026-02-28' }
 * @public
 */
export function shiftPeriod(period: Period, sign: 1 | -1): Period {
  const { by, from, to } = period;
  const length = sign * periodLength(period);
  if (by === 'day' || by === 'range') return { by, from: addDays(from, length), to: addDays(to, length) };
  const span: DateSpan = by === 'month' ? `${length} months` : `${length} years`;
  return periodOf(by, addSpan(from, span), addSpan(`${to.slice(0, 8)}01`, span));
}

/**
 * The period of the same length that ends the day before this one begins: what a change is measured against.
 *
 * @example periodBefore(periodOf('year', '2026-03-15')) // { by: 'year', from: '2025-01-01', to: '2025-12-31' }
 * @public
 */
export const periodBefore = (period: Period): Period => shiftPeriod(period, -1);

/**
 * Whether a period is no longer than a span, both ends included: the 31 days of a month fit '31 days'. Without a span
 * every period fits.
 *
 * @example fitsSpan({ from: '2026-01-01', to: '2026-01-31' }, '31 days') // true
 * @public
 */
export function fitsSpan({ from, to }: Pick<Period, 'from' | 'to'>, span: DateSpan | undefined): boolean {
  return span === undefined || to < addSpan(from, span);
}

/**
 * Whether only one day, month or year at a time may be chosen: its longest span is one of what it is counted in. A
 * range never is.
 *
 * @example isSingle('month', { month: '1 month' }) // true; false with { month: '3 months' }
 * @public
 */
export function isSingle(by: PeriodBy, spans: PeriodSpans): boolean {
  return by !== 'range' && spans[by] === SINGLE[by];
}
