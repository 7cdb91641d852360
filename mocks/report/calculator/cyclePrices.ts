/** Prices of a day that a battery charges and discharges at. */
export interface CyclePrices {
  readonly chargePrice: number;
  readonly dischargePrice: number;
}

/** The mean of the first so many hours of some; the last one in part. */
function meanOf(prices: readonly number[], hours: number, each: number): number {
  let open = hours;
  let sum = 0;
  for (const price of prices) {
    const taken = Math.min(open, each);
    sum += taken * price;
    open -= taken;
    if (open <= 0) break;
  }
  return sum / hours;
}

/**
 * What a battery pays and is paid on average: it charges in the cheapest hours and discharges in the dearest that are
 * long enough at its power, every month alike (operations §6.1). `null` where a day is too short for the cycles.
 *
 * @param months prices of a day by month, a day in equal parts
 * @param hours of charging a day, and as many of discharging
 */
export function cyclePrices(months: readonly (readonly number[])[], hours: number): CyclePrices | null {
  if (hours * 2 > 24 || hours <= 0 || months.length === 0) return null;
  const means = months.map((day) => {
    const rising = day.toSorted((a, b) => a - b);
    const each = 24 / day.length;
    return { low: meanOf(rising, hours, each), high: meanOf(rising.toReversed(), hours, each) };
  });
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { chargePrice: mean(means.map(({ low }) => low)), dischargePrice: mean(means.map(({ high }) => high)) };
}
