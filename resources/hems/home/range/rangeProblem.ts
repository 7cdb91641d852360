import { isWithinSpan, type DateSpan } from '@/schema/dates';
import { isDay } from '@/schema';
import type { DayRange } from './dayRange';

/** Which ranges a page takes. */
export interface RangeRule {
  /** No day before. Default 2000-01-01: a year that is half typed is no year. */
  readonly first?: string;
  /** No day after. */
  readonly last: string;
  readonly maxSpan?: DateSpan;
}

/** Why a range is not taken; `hems.range.problems.<name>`. */
export type RangeProblem = 'missing' | 'backwards' | 'early' | 'late' | 'long';

export const FIRST_DAY = '2000-01-01';

/** What is wrong with a range, the first thing a person should mend; undefined when it may be asked for. */
export function rangeProblem(
  { startDate, endDate }: DayRange,
  { first = FIRST_DAY, last, maxSpan }: RangeRule,
): RangeProblem | undefined {
  if (startDate.startsWith('0') || endDate.startsWith('0')) return 'early'; // a year that is half typed
  if (!isDay(startDate) || !isDay(endDate)) return 'missing';
  if (startDate < first || endDate < first) return 'early';
  if (startDate > last || endDate > last) return 'late';
  if (startDate > endDate) return 'backwards';
  return maxSpan && !isWithinSpan(startDate, endDate, maxSpan) ? 'long' : undefined;
}
