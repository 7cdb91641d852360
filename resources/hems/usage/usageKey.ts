import type { DayRange } from '../range/dayRange';

/** Milliseconds between two loads of the usage page (spec 02 §9). */
export const USAGE_REFRESH = 300_000;

/** Names an answer of the usage page. */
export function usageKey(of: string, stationId: string, { startDate, endDate }: DayRange): readonly unknown[] {
  return ['hems', 'usage', of, stationId, startDate, endDate];
}
