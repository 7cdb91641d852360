import { netPresentValue } from './netPresentValue';

/** The rates at which flows are worth nothing, rising; `rate` only where there is exactly one. */
export interface InternalRate {
  readonly rate: number | null;
  readonly rates: readonly number[];
  /** Why there is no single rate. */
  readonly reason?: 'noSignChange' | 'multiple' | 'outOfRange';
}

/**
 * Off the round percentages: a rate that lies on a step has a value of nothing but rounding, whose sign says nothing.
 */
const LOWEST = -0.990_123;
const HIGHEST = 10;
const STEP = 0.005;
const EXACT = 1e-12;

/** The zero between two rates with values of different signs. */
function bisect(flows: readonly number[], low: number, high: number): number {
  let [from, to] = [low, high];
  const sign = Math.sign(netPresentValue(from, flows));
  while (to - from > EXACT) {
    const middle = (from + to) / 2;
    if (middle === from || middle === to) break;
    if (Math.sign(netPresentValue(middle, flows)) === sign) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/**
 * The internal rate of return: every rate from -99 % to 1000 % is looked for, because solvers that start from a guess
 * give one of several, or none where there is one (operations §6).
 */
export function internalRate(flows: readonly number[]): InternalRate {
  const signs = flows.map(Math.sign).filter((sign) => sign !== 0);
  if (signs.every((sign) => sign === signs[0])) return { rate: null, rates: [], reason: 'noSignChange' };
  const rates: number[] = [];
  let before = netPresentValue(LOWEST, flows);
  for (let step = 1; step <= Math.round((HIGHEST - LOWEST) / STEP); step += 1) {
    const at = LOWEST + step * STEP;
    const value = netPresentValue(at, flows);
    if (value === 0) rates.push(at);
    else if (before !== 0 && Math.sign(value) !== Math.sign(before)) rates.push(bisect(flows, at - STEP, at));
    before = value;
  }
  const [rate = null] = rates;
  if (rates.length === 1) return { rate, rates };
  return { rate: null, rates, reason: rates.length > 1 ? 'multiple' : 'outOfRange' };
}
