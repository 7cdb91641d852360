import { addDays } from '@/schema/dates/clock';
import { addSpan } from '@/schema/dates/dateSpan';
import { dayAlone, isDay, type DayRange } from '../range/dayRange';
import type { RangeRule } from '../range/rangeProblem';
import { rangeOf, withRange } from '../range/rangeQuery';

/** Date mode of the cost page (spec 02 §4): 1 Recent, a range; 2 Specific date, a single day. */
export type CostMode = 1 | 2;

export interface CostDates extends DayRange {
  readonly mode: CostMode;
}

/** Ranges end tomorrow: the prices of a day are known the day before (spec 02 §5). */
export function recentRule(today: string): RangeRule {
  return { last: addDays(today, 1) };
}

/** Single days lie between three months back and today. */
export function singleLimits(today: string): { readonly min: string; readonly max: string } {
  return { min: addSpan(today, '3 months', -1), max: today };
}

/** What an address asks for: `?mode=2&date=2026-10-01`, or a range in mode 1. Today when it asks for nothing that may be shown. */
export function costDatesOf(params: URLSearchParams, today: string): CostDates {
  if (params.get('mode') !== '2') return { mode: 1, ...rangeOf(params, recentRule(today), dayAlone(today)) };
  const asked = params.get('date') ?? '';
  const { min, max } = singleLimits(today);
  return { mode: 2, ...dayAlone(isDay(asked) && asked >= min && asked <= max ? asked : today) };
}

/** An address that asks for dates. Today is left out: it moves on with the day. */
export function withCostDates(params: URLSearchParams, { mode, startDate, endDate }: CostDates, today: string): URLSearchParams {
  const next = withRange(params, mode === 1 ? { startDate, endDate } : dayAlone(today), dayAlone(today));
  next.delete('mode');
  next.delete('date');
  if (mode === 2) next.set('mode', '2');
  if (mode === 2 && startDate !== today) next.set('date', startDate);
  return next;
}
