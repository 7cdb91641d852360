import type { Figure } from '../../slots/figures';

/** What is said of a curve in few words; undefined when there is no figure. */
export interface CurveFacts {
  readonly min: number;
  readonly max: number;
  readonly last: number;
}

export function curveFacts(values: readonly Figure[]): CurveFacts | undefined {
  const figures = values.filter((one) => one !== null);
  const last = figures.at(-1);
  return last === undefined ? undefined : { min: Math.min(...figures), max: Math.max(...figures), last };
}
