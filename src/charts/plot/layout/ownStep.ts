import type { ChartSeries } from '../../chart';

/** More than this many steps without a value is a hole. Months differ by less. */
export const HOLE = 1.5;

/** How far the values of a series lie apart, in ms: what it says itself, or the middle of what its first times show. */
export function ownStep({ lasts, times = [] }: Pick<ChartSeries, 'lasts' | 'times'>): number {
  if (lasts !== undefined) return lasts;
  const gaps: number[] = [];
  for (let place = 1; place < Math.min(times.length, 200); place++)
    gaps.push((times[place] ?? 0) - (times[place - 1] ?? 0));
  gaps.sort((one, other) => one - other);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}
