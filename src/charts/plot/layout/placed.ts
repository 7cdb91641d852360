import type { Scale, Value, ChartSeries } from '../../chart';
import type { DrawnSeries } from './drawnSeries';

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

/** Columns of one length over one rising first column: what a dataset is made of. */
export interface Rows {
  /** Epoch ms, or the place on a category axis. */
  readonly xs: readonly number[];
  /** By the key of the series. */
  readonly columns: ReadonlyMap<string, readonly Value[]>;
}

/** All numbers of some lists, each once, rising. Lists that are one and the same are read once. */
export function union(lists: Iterable<readonly number[]>): number[] {
  const distinct = [...new Set(lists)].filter(({ length }) => length > 0);
  if (distinct.length === 1) return [...(distinct[0] ?? [])];
  const sorted = Float64Array.from(distinct.flat()).sort();
  const all: number[] = [];
  for (const value of sorted) if (value !== all.at(-1)) all.push(value);
  return all;
}

/** A value as it is drawn: what goes out stands below zero, whatever its sign. */
export function drawnValue({ below = false }: ChartSeries, value: Value): Value {
  return below && value !== null ? -Math.abs(value) : value;
}

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
  const { key, kind, lasts, below = false, ofIntervals = false } = series;
  const values = below ? series.values.map((value) => drawnValue(series, value)) : series.values;
  if (scale.kind === 'category') return { key, as, values, step: 1, ends: false, xs: values.map((_, place) => place) };
  const times = series.times ?? [];
  const step = ownStep(series);
  const middle = as === 'bar' || kind === 'bar' || ofIntervals;
  const half = (time: number, place: number) =>
    time + (lasts ?? Math.min((times[place + 1] ?? time + step) - time, step * 1.2)) / 2;
  return { key, as, values, step, ends: lasts !== undefined, xs: middle ? times.map(half) : times };
}
