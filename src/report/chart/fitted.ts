import type { ChartSeries, Scale } from '@/charts/chart';

/** A time axis from the first value to the end of the last one. */
export function fitted(scale: Scale, series: readonly ChartSeries[]): Scale {
  if (scale.kind !== 'time') return scale;
  const begins = series.flatMap(({ times }) => times?.[0] ?? []);
  const ends = series.flatMap(({ times, lasts = 0 }) => (times?.length ? (times.at(-1) ?? 0) + lasts : []));
  return begins.length > 0 ? { ...scale, from: Math.min(...begins), to: Math.max(...ends) } : scale;
}
