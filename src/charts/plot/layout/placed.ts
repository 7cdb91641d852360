import type { Scale, Value } from '../../chart';
import type { DrawnSeries } from './drawnSeries';
import { ownStep } from './ownStep';

/** A series with the places of its values on the axis: times, or numbers of categories. */
export interface Placed {
  readonly key: string;
  readonly as: DrawnSeries['as'];
  readonly xs: readonly number[];
  readonly values: readonly Value[];
  /** How long a value holds: a step's, a bar's, the distance of a line's points. */
  readonly step: number;
  /** A step that ends by itself leaves a hole; another holds until the next. */
  readonly ends: boolean;
}

/** Where values stand: a bar, and a line made of bars, in the middle of its interval, the rest at its time. */
export function placed({ series, as }: DrawnSeries, scale: Scale): Placed {
  const { key, values, kind, lasts, ofIntervals = false } = series;
  if (scale.kind === 'category') return { key, as, values, step: 1, ends: false, xs: values.map((_, place) => place) };
  const times = series.times ?? [];
  const step = ownStep(series);
  const middle = as === 'bar' || kind === 'bar' || ofIntervals;
  const half = (time: number, place: number) =>
    time + (lasts ?? Math.min((times[place + 1] ?? time + step) - time, step * 1.2)) / 2;
  return { key, as, values, step, ends: lasts !== undefined, xs: middle ? times.map(half) : times };
}
