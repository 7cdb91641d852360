import { startOfDay, dayOf, addDays } from '@/schema/dates';
import type { Scale, TimeScale } from '../chart';
import { readChart, type ReadSeries } from './readChart';

/** The time axis of whole days of a zone, both ends included: 23, 24 or 25 hours each. */
export function spanOf(startDate: string, endDate: string, zone: string): TimeScale {
  return { kind: 'time', zone, from: startOfDay(startDate, zone), to: startOfDay(addDays(endDate, 1), zone) };
}

/** How long a value lasts (ms): the shortest distance of two moments; an hour when there is only one. */
export function stepOf(times: readonly number[]): number {
  let step = Infinity;
  for (let index = 1; index < times.length; index += 1)
    step = Math.min(step, (times[index] ?? 0) - (times[index - 1] ?? 0));
  return Number.isFinite(step) ? step : 3_600_000;
}

/** Days that an answer with charts is about. @public */
export interface AnswerDays {
  /** `yyyy-MM-dd`, both ends included, by the site's calendar. */
  readonly startDate: string;
  readonly endDate: string;
  readonly zone: string;
  /** Zone the chart is drawn in. Default the site's. */
  readonly shownIn?: string;
}

/** A series with its place on the axes of the chart. */
export interface PartSeries extends ReadSeries {
  /** Which of `units`. */
  readonly axis: number;
  readonly times?: readonly number[];
  readonly lasts?: number;
}

/** What every chart made from an answer has in common. */
export interface ChartParts {
  readonly scale: Scale;
  /** One value axis for each; at least one, '' when no series says its unit. */
  readonly units: readonly string[];
  readonly series: readonly PartSeries[];
  /** Epoch ms of the boundary between what was and what will be. */
  readonly now?: number;
  /** Labels that have no place on the axis of time; their values are left out. */
  readonly leftOut?: readonly string[];
}

/** Days and months last until the next begins, however long that is; of a single one, until its end. */
function lastsOf(times: readonly number[], end: number, zone: string): number | undefined {
  const whole = times.every((at) => startOfDay(dayOf(at, zone), zone) === at);
  if (!whole) return stepOf(times);
  return times.length === 1 ? end - (times[0] ?? end) : undefined;
}

/**
 * Reads a chart answer of some days of a site: labels that are times on its clock, others as names. It gives the axis
 * (`scale`), the units, one value axis each, and the series with their values; an answer without any has no series.
 *
 * @example const { scale, units, series } = chartParts(answer, { startDate: day, endDate: day, zone });
 * @public
 */
export function chartParts(raw: unknown, { startDate, endDate, zone, shownIn = zone }: AnswerDays): ChartParts {
  const { labels, times: moments, series, nowIndex } = readChart(raw, { day: startDate, lastDay: endDate, zone });
  const units = [...new Set(series.map(({ unit }) => unit).filter(Boolean))];
  const placed = series.map((one) => ({ ...one, axis: Math.max(0, units.indexOf(one.unit)) }));
  const axes = units.length > 0 ? units : [''];
  if (!moments) return { scale: { kind: 'category', categories: labels }, units: axes, series: placed };
  const leftOut = labels.filter((_, place) => moments[place] === undefined);
  const onAxis = <T>(values: readonly T[]): readonly T[] =>
    leftOut.length > 0 ? values.filter((_, place) => moments[place] !== undefined) : values;
  const times = moments.filter((at) => at !== undefined);
  const requested = spanOf(startDate, endDate, zone);
  const lasts = lastsOf(times, requested.to, zone);
  const [first = requested.from, last = requested.from] = [times[0], times.at(-1)];
  const scale = {
    ...requested,
    zone: shownIn,
    from: Math.min(requested.from, first),
    to: Math.max(requested.to, last),
  };
  const now = moments[nowIndex ?? -1];
  return {
    scale,
    units: axes,
    series: placed.map((one) => ({ ...one, values: onAxis(one.values), times, ...(lasts !== undefined && { lasts }) })),
    ...(now !== undefined && { now }),
    ...(leftOut.length > 0 && { leftOut }),
  };
}
