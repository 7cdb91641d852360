import type { ChartSeries } from '@/charts';
import type { ShadedRange } from '@/charts/internal';

/**
 * The times when the lowest of some series is below zero: each from its first moment until it is above again. All stand
 * on the times of the first.
 */
export function belowZero(
  series: readonly Pick<ChartSeries, 'times' | 'values' | 'lasts'>[],
  label: string,
): ShadedRange[] {
  const { times = [], lasts } = series[0] ?? {};
  const ranges: { from: number; to: number; label: string; tone: 'good' }[] = [];
  let open: (typeof ranges)[number] | undefined;
  times.forEach((at, place) => {
    const isBelow = series.some(({ values }) => (values[place] ?? 0) < 0);
    if (!isBelow) {
      open = undefined;
      return;
    }
    const to = lasts === undefined ? (times[place + 1] ?? at) : at + lasts;
    if (open && open.to >= at) open.to = to;
    else ranges.push((open = { from: at, to, label, tone: 'good' }));
  });
  return ranges;
}
