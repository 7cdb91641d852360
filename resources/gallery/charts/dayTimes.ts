import type { TimeScale } from '@/charts';
import { addDays, startOfDay } from '@/schema/dates';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Some whole days of a zone: `daysOf('2026-10-25', 1, 'Europe/Amsterdam')` has 25 hours. */
export function daysOf(day: string, count: number, zone: string): TimeScale {
  return { kind: 'time', zone, from: startOfDay(day, zone), to: startOfDay(addDays(day, count), zone) };
}

export function timesOf({ from, to }: TimeScale, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
}

/** The first moments of the days of a zone. */
export function dayStarts(day: string, count: number, zone: string): number[] {
  return Array.from({ length: count }, (_, index) => startOfDay(addDays(day, index), zone));
}
