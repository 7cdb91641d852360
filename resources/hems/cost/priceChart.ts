import type { ChartSpec, LevelLine, Value } from '@/charts/chart';
import type { MeasureTone } from '@/schema';
import type { PartSeries } from '@/charts/response/chartParts';
import type { Translate } from '@/data/texts/translate';
import { figureDecimals } from '@/schema/measure/figureDecimals';
import type { Amount } from '@/charts/figures/readAmount';
import { negativeRanges } from './negativeRanges';
import type { PriceAnswer } from './readPrice';

const SIDES = { purchase: 'price', export: 'good' } as const satisfies Record<string, MeasureTone>;

/** Which side of the meter a price is of: by its name, or by its place. */
function sideOf({ name, text }: PartSeries, place: number): keyof typeof SIDES | undefined {
  const words = `${name} ${text}`.toLowerCase();
  if (words.includes('purchase')) return 'purchase';
  if (words.includes('export')) return 'export';
  return (['purchase', 'export'] as const)[place];
}

function leastOf(series: readonly PartSeries[], place: number): Value {
  const values = series.map((one) => one.values[place] ?? null).filter((value) => value !== null);
  return values.length > 0 ? Math.min(...values) : null;
}

/** Purchase and export price as steps, their averages as levels; times of a price below zero are shaded. `now`: epoch ms. */
export function priceChart(title: string, { parts, average }: PriceAnswer, translate: Translate, text: (price: Amount) => string, clock: number): ChartSpec {
  const { scale, units, series } = parts;
  const now = parts.now ?? clock;
  const timed = scale.kind === 'time';
  const level = (side: keyof typeof SIDES): LevelLine[] => {
    const value = average[side];
    return value === null ? [] : [{ value, tone: SIDES[side], label: translate(`average.${side}`, { price: text({ value, unit: units[0] ?? '' }) }) }];
  };
  const [first] = series;
  const lowest = first && { ...first, values: first.values.map((_, place) => leastOf(series, place)) };
  return {
    id: 'home-cost-price',
    title,
    scale,
    axes: units.map((unit, place) => ({ unit, decimals: figureDecimals(unit), ...(place > 0 && { side: 'right' as const }) })),
    series: series.map((one, place) => {
      const side = sideOf(one, place);
      return {
        key: one.key,
        name: side ? translate(`series.${side}`) : one.text,
        kind: timed ? 'step' : 'line',
        ...(side && { tone: SIDES[side] }),
        axis: one.axis,
        values: one.values,
        ...(one.times && { times: one.times }),
        ...(one.lasts !== undefined && { lasts: one.lasts }),
      };
    }),
    ...(timed && now > scale.from && now < scale.to && { now }),
    levels: [...level('purchase'), ...level('export')],
    ranges: lowest ? negativeRanges(lowest, translate('negative')) : [],
    views: ['line', 'bar', 'table'],
    pageSize: 10,
  };
}
