/**
 * How far strings lie apart, the best first; then those of which something else is to be said (proposed fields N;
 * operations, 8.2).
 */
export const GRADES = ['stable', 'good', 'improve', 'rectify', 'abnormal', 'notAnalysed'] as const;
export type Grade = (typeof GRADES)[number];

/** Percent from which a grade holds; its bound belongs to it. */
const BOUNDS = [
  [20, 'rectify'],
  [10, 'improve'],
  [5, 'good'],
  [0, 'stable'],
] as const;
/** A string is low below this share of the median of its neighbours. */
const LOW = 0.9;

export interface Dispersion {
  readonly mean: number | null;
  /** Standard deviation of all strings (not of a sample) in percent of their mean. */
  readonly dispersion: number | null;
  readonly grade: Grade;
  /** Places of low strings, from 0. */
  readonly low: readonly number[];
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/**
 * The dispersion of mean currents (A) of the strings of an inverter that are in use, from hours with sun. Fewer than
 * two strings are not analysed; one without current in the sun is open, which is no dispersion: the inverter is
 * abnormal.
 */
export function dispersionOf(currents: readonly number[]): Dispersion {
  if (currents.length < 2) return { mean: null, dispersion: null, grade: 'notAnalysed', low: [] };
  const mean = currents.reduce((sum, one) => sum + one, 0) / currents.length;
  if (mean <= 0) return { mean, dispersion: null, grade: 'notAnalysed', low: [] };
  const exactly = (Math.sqrt(currents.reduce((sum, one) => sum + (one - mean) ** 2, 0) / currents.length) / mean) * 100;
  const dispersion = Math.round(exactly * 1e9) / 1e9; // a bound that is met is met: 20 is not 19.999…96
  const median = medianOf(currents);
  const low = currents.flatMap((one, place) => (one < LOW * median ? [place] : []));
  if (currents.includes(0)) return { mean, dispersion, grade: 'abnormal', low };
  return { mean, dispersion, grade: BOUNDS.find(([from]) => dispersion >= from)?.[1] ?? 'stable', low };
}
