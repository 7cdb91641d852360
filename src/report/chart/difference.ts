import type { ChartSeries, Value } from '@/charts';
import type { Scale } from '@/charts/internal';
import type { Translate } from '@/data';

/** To so many decimals; half a digit goes up although 1.005 is a little less in binary. */
function rounded(value: number, decimals: number): number {
  const by = 10 ** decimals;
  return Math.round(value * by + Math.sign(value) * 1e-7) / by;
}

function totalOf(values: readonly Value[]): Value {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/**
 * What one series of a chart is more than another, moment by moment and in all; nothing where one of them is nothing.
 * Of series in two units there is none.
 */
export function difference(
  [first, second]: readonly [string, string],
  series: readonly ChartSeries[],
  scale: Scale['kind'],
  translate: Translate,
): ChartSeries[] {
  const [one, other] = [first, second].map((key) => series.find((each) => each.key === key));
  if (!one || !other || one.axis !== other.axis) return [];
  const { decimals = 2, sums, axis, times, lasts } = one;
  const less = (value: Value, by: Value): Value =>
    value === null || by === null ? null : rounded(value - by, decimals);
  return [
    {
      key: 'difference',
      name: translate('report.chart.difference', { first: one.name, second: other.name }),
      kind: scale === 'time' ? 'step' : 'line',
      decimals,
      values: one.values.map((value, place) => less(value, other.values[place] ?? null)),
      ...(axis !== undefined && { axis }),
      ...(sums !== undefined && { sums, ...(sums && { total: less(totalOf(one.values), totalOf(other.values)) }) }),
      ...(times && { times }),
      ...(lasts !== undefined && { lasts }),
    },
  ];
}
