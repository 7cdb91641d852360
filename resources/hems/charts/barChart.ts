import type { ChartSeries, ChartSpec } from '@/charts/chart';
import type { ChartParts, PartSeries } from '@/charts/response/chartParts';
import { addsUp } from './addsUp';
import { energyKind } from './energyKinds';
import type { Say } from './say';

/** What a bar chart of some days is called, and how its series are drawn. */
interface BarLook {
  readonly id: string;
  readonly title: string;
  /** Parts of a whole: all bars on each other. */
  readonly stacked?: boolean;
  readonly legend?: ChartSpec['legend'];
}

/** Bars of some days: series by their name, in the order they came. `say`: texts below `hems.usage`. */
export function barChart({ id, title, stacked, legend }: BarLook, { scale, units, series, now }: ChartParts, say: Say): ChartSpec {
  const bar = (one: PartSeries): ChartSeries => {
    const kind = energyKind(one.name || one.text);
    const stack = stacked ? 'all' : kind?.stack;
    return {
      key: one.key,
      name: kind ? say(`kinds.${kind.name}`) : one.text,
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
    axes: units.map((unit, place) => ({ unit, sums: addsUp(unit), ...(unit === '%' && { decimals: 1 }), ...(place > 0 && { side: 'right' as const }) })),
    series: series.map(bar),
    ...(now !== undefined && { now }),
    views: ['bar', 'line', 'table'],
    ...(legend && { legend }),
  };
}
