import { asObject, asText } from '@/api';
import { type ChartSpec, chartParts, nameOfKey } from '@/charts';
import { figureDecimals } from '@/schema';

interface Look {
  readonly title: string;
  readonly zone: string;
  readonly day: string;
  readonly forecast: string;
  readonly actual: string;
}

/**
 * What was foreseen of a slot by when it was foreseen: the answer's own chart, else one of its forecasts and what came.
 */
export function slotChart(raw: unknown, { title, zone, day, forecast, actual }: Look): ChartSpec {
  const detail = asObject(raw) ?? {};
  const own = Array.isArray(detail.xlist) && Array.isArray(detail.ylist);
  const unit = asText(detail.unit);
  const made = {
    xlist: detail.times,
    ylist: [
      { name: forecast, dataKey: 'forecast', unit, list: detail.forecastValues },
      { name: actual, dataKey: 'actual', unit, list: detail.actualValues },
    ],
  };
  const { scale, units, series, leftOut } = chartParts(own ? raw : made, { startDate: day, endDate: day, zone });
  const times = series.flatMap((one) => one.times ?? []);
  return {
    id: 'forecast-slot',
    title,
    scale:
      scale.kind === 'time' && times.length > 0
        ? { ...scale, from: Math.min(...times), to: Math.max(...times) }
        : scale,
    axes: units.map((one) => ({ unit: one, decimals: figureDecimals(one), sums: false })),
    series: series.map(({ key, text, axis, values, times: own }, place) => ({
      key,
      name: text || nameOfKey(key),
      kind: 'line',
      axis,
      values,
      sums: false,
      ...(place === 0 && { dashed: true }),
      ...(own && { times: own }),
    })),
    views: ['line', 'table'],
    ...(leftOut && { leftOut }),
  };
}
