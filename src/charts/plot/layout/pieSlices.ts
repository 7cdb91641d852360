import type { DrawnSeries } from './drawnSeries';

export interface PieSlice {
  readonly drawn: DrawnSeries;
  readonly sum: number;
  /** Of the whole, 0 to 1. */
  readonly share: number;
}

/** The sums of series and their shares. A series without values, or that sums to zero or less, has none. */
export function pieSlices(drawn: readonly DrawnSeries[]): PieSlice[] {
  const sums = drawn.map((one) => ({ drawn: one, sum: one.series.values.reduce<number>((sum, value) => sum + (value ?? 0), 0) })).filter(({ sum }) => sum > 0);
  const whole = sums.reduce((total, { sum }) => total + sum, 0);
  return sums.map((one) => ({ ...one, share: one.sum / whole }));
}
