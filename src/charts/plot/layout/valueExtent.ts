import type { Value } from '../../chart';
import type { DrawnSeries } from './drawnSeries';
import type { Rows } from './placed';

/**
 * What is no amount need not show zero where its lines stay far from it: 18 to 22 °C and 395 to 405 V would be flat. A
 * single value has nothing else to be measured by.
 */
const FAR = 0.6;
const NO_AMOUNT = /^(°[CF]|[℃℉]|m?V|kV|Hz|hPa)$/;

/** Ends of axes of shares and of the frequency of the mains, where what is usual lies between them. */
const USUAL: Readonly<Record<string, Extent>> = { '%': { min: 0, max: 100 }, Hz: { min: 49.8, max: 50.2 } };
/** So much of the values may lie beyond: one wrong day does not flatten the others. */
const BEYOND = 0.1;

/** The fixed ends of an axis of a unit, unless much of what is drawn on it lies beyond. */
export function usualEnds(
  unit: string,
  drawn: readonly DrawnSeries[],
  rowsOf: (one: DrawnSeries) => Rows,
): Extent | undefined {
  const ends = USUAL[unit];
  if (!ends) return undefined;
  let [all, beyond] = [0, 0];
  for (const one of drawn) {
    if (one.series.stack !== undefined && one.series.below) return undefined;
    for (const value of rowsOf(one).columns.get(one.series.key) ?? []) {
      if (value === null) continue;
      all += 1;
      if (value < ends.min) return undefined;
      if (value > ends.max) beyond += 1;
    }
  }
  return beyond <= all * BEYOND ? ends : undefined;
}

interface Extent {
  readonly min: number;
  readonly max: number;
}

/**
 * The least and the greatest that some series reach, stacked ones together, with the levels to be shown. Amounts,
 * bars, areas and stacks begin at zero. Without any value 0 to 1.
 */
export function valueExtent(
  drawn: readonly DrawnSeries[],
  rowsOf: (one: DrawnSeries) => Rows,
  levels: readonly number[],
  unit = '',
): Extent {
  let [min, max] = [Math.min(...levels, Infinity), Math.max(...levels, -Infinity)];
  let fromZero = !NO_AMOUNT.test(unit);
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
