/** A value that was foreseen, and what came of it, in one unit. */
export interface Foreseen {
  readonly forecast: number;
  readonly actual: number;
}

/** How good forecasts were. `null` where there is nothing to divide by: never 0, never 100. */
export interface ForecastErrors {
  readonly count: number;
  /** Mean of the distance, in the unit of the quantity. */
  readonly mae: number | null;
  /** Mean of forecast less actual: above zero it foresaw too much. */
  readonly bias: number | null;
  readonly rmse: number | null;
  /** RMSE as percent of the range of what came. */
  readonly nrmse: number | null;
  /** All distances as percent of all that came. */
  readonly wape: number | null;
  readonly smape: number | null;
  /** Percent; undefined as soon as nothing came once, which is why no page shows it for sun or prices. */
  readonly mape: number | null;
  /** Percent: 100 less the WAPE, not below 0. What a period is judged by. */
  readonly accuracy: number | null;
}

const ratio = (of: number, per: number): number | null => (per === 0 ? null : of / per);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const percent = (share: number | null): number | null => (share === null ? null : share * 100);

/** Errors of forecasts (spec 02, forecast accuracy): only what has both sides is given. */
export function forecastErrors(pairs: readonly Foreseen[]): ForecastErrors {
  const errors = pairs.map(({ forecast, actual }) => forecast - actual);
  const distances = errors.map(Math.abs);
  const actuals = pairs.map(({ actual }) => actual);
  const count = pairs.length;
  const rmse = count === 0 ? null : Math.sqrt(sum(errors.map((error) => error * error)) / count);
  const wape = ratio(sum(distances), sum(actuals.map(Math.abs)));
  const shares = pairs.map(({ forecast, actual }, place) =>
    distances[place] === 0 ? 0 : (2 * (distances[place] ?? 0)) / (Math.abs(forecast) + Math.abs(actual)),
  );
  return {
    count,
    mae: ratio(sum(distances), count),
    bias: ratio(sum(errors), count),
    rmse,
    nrmse: rmse === null ? null : percent(ratio(rmse, rangeOf(actuals))),
    wape: percent(wape),
    smape: percent(ratio(sum(shares), count)),
    mape: actuals.includes(0)
      ? null
      : percent(ratio(sum(pairs.map(({ actual }, place) => (distances[place] ?? 0) / Math.abs(actual))), count)),
    accuracy: wape === null ? null : Math.max(0, 100 - wape * 100),
  };
}

function rangeOf(values: readonly number[]): number {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return values.length === 0 ? 0 : high - low;
}

/** What a single value is measured against where next to nothing came: a twentieth of the day's range. */
export const accuracyFloor = (actuals: readonly number[]): number => rangeOf(actuals) / 20;

/** Accuracy of one value in percent, not below 0; `null` where nothing came and nothing ever does. */
export function slotAccuracy({ forecast, actual }: Foreseen, floor: number): number | null {
  const share = ratio(Math.abs(forecast - actual), Math.max(Math.abs(actual), floor));
  return share === null ? (forecast === actual ? 100 : null) : Math.max(0, 100 - share * 100);
}

/**
 * Counts as percents with two decimals that add up to 100.00: what rounding leaves goes to the largest remainders, the
 * first of equals.
 */
export function percentShares(counts: readonly number[]): readonly number[] {
  const all = sum(counts);
  if (all === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 10_000) / all);
  const whole = exact.map(Math.floor);
  const order = exact
    .map((value, place) => [value - Math.floor(value), place] as const)
    .toSorted(([a, first], [b, second]) => b - a || first - second);
  for (const [, place] of order.slice(0, 10_000 - sum(whole))) whole[place] = (whole[place] ?? 0) + 1;
  return whole.map((value) => value / 100);
}
