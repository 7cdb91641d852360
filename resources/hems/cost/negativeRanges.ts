import type { ShadedRange } from '@/charts/chart';
import type { PartSeries } from '@/charts/response/chartParts';

/** The times when a price is below zero: each from its first moment until it is above again. */
export function negativeRanges({ times = [], values, lasts }: Pick<PartSeries, 'times' | 'values' | 'lasts'>, label: string): ShadedRange[] {
  const ranges: { from: number; to: number; label: string; tone: 'good' }[] = [];
  let open: (typeof ranges)[number] | undefined;
  times.forEach((at, place) => {
    const value = values[place] ?? null;
    if (value === null || value >= 0) {
      open = undefined;
      return;
    }
    const next = times[place + 1];
    const to = lasts === undefined ? (next ?? at) : at + lasts;
    if (open && open.to >= at) open.to = to;
    else ranges.push((open = { from: at, to, label, tone: 'good' }));
  });
  return ranges;
}
