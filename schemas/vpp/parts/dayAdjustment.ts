type Known = number | null;

/**
 * Whether a baseline goes by what was measured on the day itself: times a ratio, or plus a difference (operations,
 * 1.2).
 */
export const ADJUST_MODES = ['none', 'multiplicative', 'additive'] as const;
export type AdjustMode = (typeof ADJUST_MODES)[number];
/** Percent of the baseline by which it is adjusted at most, where nothing else is agreed. */
export const ADJUST_CAP = 20;
/**
 * Quarters of an hour before the start that are compared: from four hours until one hour before, when nobody responds
 * yet.
 */
export const COMPARED = { from: 16, to: 4 } as const;

/**
 * What a baseline is adjusted by. Mean kW before the start, of the quarters both are known of; `null` where there are
 * none.
 */
export interface DayAdjustment {
  readonly adjustMode: AdjustMode;
  /** Percent. */
  readonly adjustCap: number;
  readonly baselineBefore: Known;
  readonly powerBefore: Known;
}

const mean = (values: readonly number[]): Known =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The means of a baseline and of what was measured, by slot, where both are known. */
export function meansBefore(
  baseline: readonly Known[],
  measured: readonly Known[],
): Pick<DayAdjustment, 'baselineBefore' | 'powerBefore'> {
  const pairs = baseline.flatMap((own, at): (readonly [number, number])[] => {
    const power = measured[at] ?? null;
    return own === null || power === null ? [] : [[own, power]];
  });
  return { baselineBefore: mean(pairs.map(([own]) => own)), powerBefore: mean(pairs.map(([, power]) => power)) };
}

/**
 * kW of a baseline adjusted to its day, by no more than its cap; as it is where there is nothing to compare it with.
 */
export function adjustedPower(
  power: number,
  { adjustMode, adjustCap, baselineBefore, powerBefore }: DayAdjustment,
): number {
  if (baselineBefore === null || powerBefore === null) return power;
  const share = adjustCap / 100;
  if (adjustMode === 'additive') {
    const most = Math.abs(baselineBefore) * share;
    return power + within(powerBefore - baselineBefore, -most, most);
  }
  return adjustMode === 'multiplicative' && baselineBefore !== 0
    ? power * within(powerBefore / baselineBefore, 1 - share, 1 + share)
    : power;
}
