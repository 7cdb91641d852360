import type { ChartSpec } from '@/charts/chart';
import type { MeasureTone } from '@/schema';
import type { ChartParts, PartSeries } from '@/charts/response/chartParts';
import type { Translate } from '@/data/texts/translate';
import { negativeRanges } from '../cost/negativeRanges';
import { figureDecimals } from '@/schema/measure/figureDecimals';

const SIDES = { purchase: 'price', export: 'good', spot: 'neutral' } as const satisfies Record<string, MeasureTone>;

type Side = keyof typeof SIDES;

/** Which price a series is: by its name, in whatever language. */
function sideOf({ name, text, key }: PartSeries): Side | undefined {
  const words = `${name} ${key} ${text}`.toLowerCase();
  if (/purchase|import|buy|购/.test(words)) return 'purchase';
  if (/export|feed|sell|上网|售/.test(words)) return 'export';
  return /spot|market|现货/.test(words) ? 'spot' : undefined;
}

/** Whether the last day of a chart has any price yet. */
export function isPublished({ scale, series }: ChartParts, from: number): boolean {
  if (scale.kind !== 'time') return true;
  return series.some(({ times = [], values }) => times.some((at, place) => at >= from && (values[place] ?? null) !== null));
}

/** Prices of a tariff as steps; solid until now, dashed after; times of a spot price below zero are shaded. `clock`: now, epoch ms. */
export function tariffChart(parts: ChartParts, translate: Translate, clock: number): ChartSpec {
  const { scale, units, series } = parts;
  const timed = scale.kind === 'time';
  const now = parts.now ?? clock;
  const lowest = series.find((one) => sideOf(one) === 'spot') ?? series[0];
  return {
    id: 'tariff-price',
    title: translate('chart.title'),
    scale,
    axes: units.map((unit, place) => ({ unit, decimals: figureDecimals(unit), ...(place > 0 && { side: 'right' as const }) })),
    series: series.map((one) => {
      const side = sideOf(one);
      return {
        key: one.key,
        name: side ? translate(`chart.${side}`) : one.text,
        kind: timed ? 'step' : 'line',
        ...(side && { tone: SIDES[side] }),
        axis: one.axis,
        values: one.values,
        ...(one.times && { times: one.times }),
        ...(one.lasts !== undefined && { lasts: one.lasts }),
      };
    }),
    ...(timed && now > scale.from && now < scale.to && { now }),
    ranges: lowest ? negativeRanges(lowest, translate('chart.negative')) : [],
    views: ['line', 'bar', 'table'],
  };
}
