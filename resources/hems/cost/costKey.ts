import type { CostDates } from './costDates';

/** Milliseconds between two loads of the cost page (spec 02 §9). */
export const COST_REFRESH = 300_000;

/** Names an answer of the cost page: another mode, also of the same days, is asked for anew (spec 02 §4). */
export function costKey(of: string, stationId: string, { mode, startDate, endDate }: CostDates): readonly unknown[] {
  return ['hems', 'cost', of, stationId, mode, startDate, endDate];
}
