import type { ChartSeries, ShadedRange } from '@/charts/chart';

/** The times when a series is below zero: each from its first moment until it is above again. */
export function belowZero({ times = [], values, lasts }: Pick<ChartSeries, 'times' | 'values' | 'lasts'>, label: string): ShadedRange[] {
  const ranges: { from: number; to: number; label: string; tone: 'good' }[] = [];
  let open: (typeof ranges)[number] | undefined;
  times.forEach((at, place) => {
    const value = values[place] ?? null;
    if (value === null || value >= 0) {
      open = undefined;
      return;
    }
    const to = lasts === undefined ? (times[place + 1] ?? at) : at + lasts;
    if (open && open.to >= at) open.to = to;
    else ranges.push((open = { from: at, to, label, tone: 'good' }));
  });
  return ranges;
}
