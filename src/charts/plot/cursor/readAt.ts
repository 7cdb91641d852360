import type { ChartSeries, Scale, Value } from '../../chart';
import { HOLE, ownStep } from '../layout/ownStep';
import { lastAtOrBefore, nearest } from './search';

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
