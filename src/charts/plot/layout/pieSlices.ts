import type { DrawnSeries } from './drawnSeries';

export interface PieSlice {
  readonly drawn: DrawnSeries;
  readonly sum: number;
  /** Of the whole, 0 to 1. */
  readonly share: number;
}

/** What adds up, added up; of powers and the like their mean, which is no less a share of the whole. */
function amountOf({ values, sums }: DrawnSeries['series']): number {
  const known = values.filter((value) => value !== null);
  const total = known.reduce((sum, value) => sum + value, 0);
  return sums === false && known.length > 0 ? total / known.length : total;
}

/** The amounts of series and their shares. A series without values, or whose amount is zero or less, has none. */
export function pieSlices(drawn: readonly DrawnSeries[]): PieSlice[] {
  const sums = drawn.map((one) => ({ drawn: one, sum: amountOf(one.series) })).filter(({ sum }) => sum > 0);
  const whole = sums.reduce((total, { sum }) => total + sum, 0);
  return sums.map((one) => ({ ...one, share: one.sum / whole }));
}
