import { asObject } from '@/api';

const isChart = (raw: unknown): raw is object =>
  ['xlist', 'xList', 'ylist', 'yList'].some((name) => name in (asObject(raw) ?? {}));

/**
 * The `{xlist, ylist}` of an answer: itself, and those that stand in it by name.
 *
 * @example chartsIn({ price: { xlist, ylist } }) // [{ xlist, ylist }]
 * @public
 */
export function chartsIn(raw: unknown): readonly object[] {
  return [raw, ...Object.values(asObject(raw) ?? {})].filter(isChart);
}
