import { type ChartSpec, chartParts, type AnswerDays, nameOfKey } from '@/charts';
import { accuracyDecimals } from './accuracyDecimals';
import type { AccuracyShare } from './readAccuracy';

/**
 * An accuracy answer as a chart (spec 02 §3): the first series as bars, the rest as lines, an axis a unit on
 * alternating sides.
 */
export function accuracyChart(
  raw: unknown,
  { id, title }: Pick<ChartSpec, 'id' | 'title'>,
  days: AnswerDays,
): ChartSpec {
  const { scale, series, leftOut } = chartParts(raw, days);
  // one without a unit has an axis of its own: it is in no other's
  const said = [...new Set(series.map(({ unit }) => unit))];
  const units = said.length > 0 ? said : [''];
  return {
    id,
    title,
    scale,
    axes: units.map((unit, place) => ({
      unit,
      decimals: accuracyDecimals(unit),
      sums: false,
      ...(place % 2 === 1 && { side: 'right' as const }),
    })),
    series: series.map(({ key, text, unit, values, times, lasts }, place) => ({
      key,
      name: text || nameOfKey(key),
      kind: place === 0 ? 'bar' : 'line',
      axis: units.indexOf(unit),
      values,
      sums: false,
      ...(place === 0 && { tone: 'good' as const }),
      ...(times && { times, ofIntervals: true }),
      ...(lasts !== undefined && { lasts }),
    })),
    views: ['bar', 'table'],
    ...(leftOut && { leftOut }),
  };
}

/** How errors are spread: percent of each interval. */
export function shareChart(
  shares: readonly AccuracyShare[],
  { id, title }: Pick<ChartSpec, 'id' | 'title'>,
  name: string,
): ChartSpec {
  return {
    id,
    title,
    scale: { kind: 'category', categories: shares.map(({ interval }) => interval) },
    axes: [{ unit: '%', decimals: 2, min: 0, max: 100 }],
    series: [{ key: 'percent', name, kind: 'bar', values: shares.map(({ percent }) => percent) }],
    views: ['bar', 'table'],
  };
}
