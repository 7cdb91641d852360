import type { ChartSeries, Scale } from '../../chart';
import { union } from '../layout/paneRows';
import { holds } from './readAt';
import { lastAtOrBefore, nearest } from './search';

/** The places a cursor stops at: all times of all shown series, or the categories. */
export function stops(series: readonly ChartSeries[], scale: Scale): readonly number[] {
  if (scale.kind === 'category') return scale.categories.map((_, place) => place);
  const all = union(series.map(({ times = [] }) => times));
  return all.filter((at) => at >= scale.from && at <= scale.to);
}

/** The stop a pointer means: where all values hold for a while the one it is in, otherwise the nearest. */
export function stopAt(all: readonly number[], series: readonly ChartSeries[], x: number): number | undefined {
  const place = series.every(holds) ? Math.max(0, lastAtOrBefore(all, x)) : nearest(all, x);
  return all[place];
}
