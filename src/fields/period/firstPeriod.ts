import { fitsSpan, periodOf, type Period, type PeriodBy, addDays, addSpan } from '@/schema/dates';
import type { PeriodOptions } from './type';

/** What a period begins with, by the calendar of the site: 'this month' and 'this year' go on until today. @public */
export type PeriodStart =
  | 'today'
  | 'yesterday'
  | 'today and tomorrow'
  | 'this month'
  | 'this year'
  | `last ${number} ${'days' | 'months' | 'years'}`;

interface Wanted {
  readonly from: string;
  readonly to: string;
  /** What it may be counted in, best first. */
  readonly by: readonly PeriodBy[];
}

function wantedOf(start: PeriodStart, today: string): Wanted {
  if (start === 'today') return { from: today, to: today, by: ['day', 'range'] };
  if (start === 'today and tomorrow') return { from: today, to: addDays(today, 1), by: ['range', 'day'] };
  if (start === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1), by: ['day', 'range'] };
  if (start === 'this month') return { from: `${today.slice(0, 8)}01`, to: today, by: ['day', 'range', 'month'] };
  if (start === 'this year')
    return { from: `${today.slice(0, 4)}-01-01`, to: today, by: ['month', 'year', 'range', 'day'] };
  const [, count = '1', unit = 'days'] = start.split(' ');
  const back = Math.max(0, Number(count) - 1);
  if (unit === 'days') return { from: addDays(today, -back), to: today, by: ['day', 'range'] };
  if (unit === 'months')
    return { from: addSpan(`${today.slice(0, 8)}01`, `${back} months`, -1), to: today, by: ['month', 'range', 'day'] };
  return {
    from: addSpan(`${today.slice(0, 5)}01-01`, `${back} years`, -1),
    to: today,
    by: ['year', 'month', 'range', 'day'],
  };
}

/** What is shown where a schema says nothing: the days of this month, the months of this year, the last five years. */
const USUAL: Readonly<Record<PeriodBy, PeriodStart>> = {
  day: 'this month',
  month: 'this year',
  year: 'last 5 years',
  range: 'last 7 days',
};

/**
 * The period a page opens with: what `default` says in the first of `by` that can hold it, else the day, month or year
 * it is.
 *
 * @param today by the calendar of the site, 'yyyy-MM-dd'
 * @example
 * firstPeriod({ by: ['day'], default: 'last 7 days' }, '2026-11-27')
 * // { by: 'day', from: '2026-11-21', to: '2026-11-27' }
 * @public
 */
export function firstPeriod({ by: offered, maxSpan = {}, default: start }: PeriodOptions, today: string): Period {
  const first = offered[0] ?? 'day';
  const wanted = wantedOf(start ?? USUAL[first], today);
  const allowed = start === undefined ? [first] : wanted.by.filter((one) => offered.includes(one));
  const made = allowed.map((by) => periodOf(by, wanted.from, wanted.to)).find((one) => fitsSpan(one, maxSpan[one.by]));
  return made ?? periodOf(first, today);
}
