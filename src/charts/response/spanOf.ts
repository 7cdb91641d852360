import { addDays } from '@/schema/dates/clock';
import { startOfDay } from '@/schema/dates/startOfDay';
import type { TimeScale } from '../chart';

/** The time axis of whole days of a zone, both ends included: 23, 24 or 25 hours each. */
export function spanOf(startDate: string, endDate: string, zone: string): TimeScale {
  return { kind: 'time', zone, from: startOfDay(startDate, zone), to: startOfDay(addDays(endDate, 1), zone) };
}

/** How long a value lasts (ms): the shortest distance of two moments; an hour when there is only one. */
export function stepOf(times: readonly number[]): number {
  let step = Infinity;
  for (let index = 1; index < times.length; index += 1)
    step = Math.min(step, (times[index] ?? 0) - (times[index - 1] ?? 0));
  return Number.isFinite(step) ? step : 3_600_000;
}
