import { addDays } from '@/schema/dates/clock';
import { dayAlone, isDay, type DayRange } from '../range/dayRange';
import type { RangeRule } from '../range/rangeProblem';
import { rangeOf, withRange } from '../range/rangeQuery';

/** A single day, or several. */
export type TariffMode = 'day' | 'range';

export interface TariffDates extends DayRange {
  readonly mode: TariffMode;
}

/** Up to a month, and no later than tomorrow: prices are known a day ahead. */
export function tariffRule(today: string): RangeRule {
  return { last: addDays(today, 1), maxSpan: '31 days' };
}

/** Today, and tomorrow as far as it is published. */
export function usualRange(today: string): DayRange {
  return { startDate: today, endDate: addDays(today, 1) };
}

/** What an address asks for: `?day=2026-10-01`, a range, or today and tomorrow when it asks for nothing that may be shown. */
export function tariffDatesOf(params: URLSearchParams, today: string): TariffDates {
  const day = params.get('day');
  if (day === null) return { mode: 'range', ...rangeOf(params, tariffRule(today), usualRange(today)) };
  return { mode: 'day', ...dayAlone(isDay(day) && day <= addDays(today, 1) ? day : today) };
}

/** An address that asks for dates; today alone is `day=`, which moves on with the day. */
export function withTariffDates(params: URLSearchParams, { mode, startDate, endDate }: TariffDates, today: string): URLSearchParams {
  const usual = usualRange(today);
  const next = withRange(params, mode === 'range' ? { startDate, endDate } : usual, usual);
  next.delete('day');
  if (mode === 'day') next.set('day', startDate === today ? '' : startDate);
  return next;
}
