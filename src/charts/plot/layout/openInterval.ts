import type { ChartSeries, ChartSpec } from '../../chart';
import { readAt } from '../cursor/readAt';

export interface Interval {
  readonly from: number;
  readonly to: number;
}

type Described = Pick<ChartSpec, 'scale' | 'series' | 'now'>;

const isOfIntervals = ({ kind, ofIntervals = false }: ChartSeries): boolean => kind === 'bar' || ofIntervals;

/** Whether all that a chart shows is of whole intervals of time: days, months. No moment stands between two of them. */
export const hasIntervals = ({ scale, series }: Described): boolean =>
  scale.kind === 'time' && series.length > 0 && series.every(isOfIntervals);

/** The interval of a chart that is not over yet: today among days, this month among months. */
export function openInterval(spec: Described): Interval | undefined {
  const { scale, series, now } = spec;
  if (now === undefined || !hasIntervals(spec)) return undefined;
  for (const one of series) {
    const { from, to } = one.dashed ? {} : readAt(one, scale, now);
    if (from !== undefined && to !== undefined && to > now) return { from, to };
  }
  return undefined;
}
