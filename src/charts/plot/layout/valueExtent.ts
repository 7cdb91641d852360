import type { Value } from '../../chart';
import type { DrawnSeries } from './drawnSeries';
import type { Rows } from './placed';

/**
 * Lines that stay far from zero need not show it: 18 to 22 °C would be flat. A single value has nothing else to be
 * measured by.
 */
const FAR = 0.6;

interface Extent {
  readonly min: number;
  readonly max: number;
}

/**
 * The least and the greatest that some series reach, stacked ones together, with the levels to be shown. Bars, areas
 * and stacks begin at zero. Without any value 0 to 1.
 */
export function valueExtent(
  drawn: readonly DrawnSeries[],
  rowsOf: (one: DrawnSeries) => Rows,
  levels: readonly number[],
): Extent {
  let [min, max] = [Math.min(...levels, Infinity), Math.max(...levels, -Infinity)];
  let fromZero = false;
  const take = (value: number) => {
    if (value < min) min = value;
    if (value > max) max = value;
  };
  const stacks = new Map<string, { readonly ups: Float64Array; readonly downs: Float64Array }>();
  for (const one of drawn) {
    const { xs, columns } = rowsOf(one);
    const values: readonly Value[] = columns.get(one.series.key) ?? [];
    const { stack } = one.series;
    if (one.as !== 'line' && one.as !== 'step') fromZero = true;
    if (stack === undefined) {
      for (const value of values) if (value !== null) take(value);
      continue;
    }
    fromZero = true;
    const name = `${one.as === 'bar'} ${stack}`;
    const sums = stacks.get(name) ?? { ups: new Float64Array(xs.length), downs: new Float64Array(xs.length) };
    stacks.set(name, sums);
    for (const [place, value] of values.entries()) {
      if (value === null) continue;
      const side = value >= 0 ? sums.ups : sums.downs;
      side[place] = (side[place] ?? 0) + value;
      take(side[place]);
    }
  }
  if (min > max) return { min: 0, max: 1 };
  if (fromZero || (min > 0 && (min === max || min < max * FAR))) min = Math.min(min, 0);
  if (fromZero || (max < 0 && (min === max || max > min * FAR))) max = Math.max(max, 0);
  return { min, max };
}
