import type { ChartSeries, Scale } from '../../chart';
import { union } from '../layout/placed';
import { holds, lastAtOrBefore, nearest } from './readAt';

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

/** The stop a key goes to, as a place in the list of stops; nothing for keys that do not move. Page keys go a tenth. */
export function keyStop(key: string, place: number | undefined, count: number, start: number): number | undefined {
  if (count === 0) return undefined;
  const far = Math.max(1, Math.round(count / 10));
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, PageDown: far, PageUp: -far };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  return place === undefined ? start : Math.min(count - 1, Math.max(0, place + step));
}
