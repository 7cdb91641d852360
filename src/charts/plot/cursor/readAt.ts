import type { ChartSeries, Scale, Value } from '../../chart';
import { HOLE, ownStep } from '../layout/placed';

/** The place of the last of rising numbers that is not above `x`; -1 when all are. */
export function lastAtOrBefore(sorted: readonly number[], x: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) <= x) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The place of the nearest of rising numbers; -1 in an empty list. */
export function nearest(sorted: readonly number[], x: number): number {
  const before = lastAtOrBefore(sorted, x);
  const [low, high] = [sorted[before], sorted[before + 1]];
  if (high === undefined) return before;
  return low === undefined || high - x < x - low ? before + 1 : before;
}

/** What a series says at a place of the axis. */
export interface Reading {
  readonly value: Value;
  /** What the value holds for, when it holds for a while. */
  readonly from?: number;
  readonly to?: number;
}

const NOTHING: Reading = { value: null };

/** Whether the values of a series hold for a while: bars, steps and whatever says how long. */
export function holds({ kind, lasts, ofIntervals }: ChartSeries): boolean {
  return lasts !== undefined || kind === 'bar' || kind === 'step' || ofIntervals === true;
}

/**
 * The value of a series at a moment or category, by the axis and never by the place in a list: of an interval what
 * holds then, of points the nearest, no further than half of their distance. Charts of other resolutions are read this
 * way too.
 */
export function readAt(series: ChartSeries, scale: Scale, x: number): Reading {
  const { values, times = [] } = series;
  if (scale.kind === 'category') return { value: values[x] ?? null };
  const step = ownStep(series);
  if (!holds(series)) {
    const place = nearest(times, x);
    const off = Math.abs((times[place] ?? Infinity) - x);
    return off <= Math.max(step / 2, 1) ? { value: values[place] ?? null } : NOTHING;
  }
  const place = lastAtOrBefore(times, x);
  const from = times[place];
  if (from === undefined) return NOTHING;
  const next = times[place + 1];
  const to =
    series.lasts !== undefined
      ? from + series.lasts
      : next !== undefined && (series.kind === 'step' || next - from <= step * HOLE)
        ? next
        : from + step;
  return x < to ? { value: values[place] ?? null, from, to } : NOTHING;
}
