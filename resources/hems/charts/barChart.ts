import type { ChartSeries, ChartSpec } from '@/charts/chart';
import type { ChartParts, PartSeries } from '@/charts/response/chartParts';
import { unitTraits } from '@/schema/measure/unit';
import { figureDecimals } from '@/schema/measure/figureDecimals';
import { kindOf } from './energyKinds';
import type { Translate } from '@/data/texts/translate';

/** What a bar chart of some days is called, and how its series are drawn. */
interface BarLook {
  readonly id: string;
  readonly title: string;
  /** Whether they are parts of a whole: then all bars stand on each other. */
  readonly stacked?: (parts: ChartParts) => boolean;
  readonly legend?: ChartSpec['legend'];
}

/** Bars of some days: series by their name, in the order they came. `translate`: texts below `hems.usage`. */
export function barChart({ id, title, stacked, legend }: BarLook, parts: ChartParts, translate: Translate): ChartSpec {
  const { scale, units, series, now } = parts;
  const whole = stacked?.(parts);
  const bar = (one: PartSeries): ChartSeries => {
    const kind = kindOf(one);
    const stack = whole ? 'all' : kind?.stack;
    return {
      key: one.key,
      name: kind && !kind.unnamed ? translate(`kinds.${kind.name}`) : one.text,
      kind: 'bar',
      ...(kind && { tone: kind.tone }),
      ...(stack && { stack }),
      axis: one.axis,
      values: one.values,
      ...(one.times && { times: one.times }),
      ...(one.lasts !== undefined && { lasts: one.lasts }),
    };
  };
  return {
    id,
    title,
    scale,
    axes: units.map((unit, place) => ({ unit, decimals: figureDecimals(unit), sums: unit !== '' && unitTraits(unit).sums, ...(place > 0 && { side: 'right' as const }) })),
    series: series.map(bar),
    ...(now !== undefined && { now }),
    views: ['bar', 'line', 'table'],
    ...(legend && { legend }),
  };
}
