/**
 * Years until the profits have paid the investment back, within a year in proportion; `null` when they never do, or
 * when nothing was invested. With a `rate` each profit is discounted to the start (dynamic payback).
 */
export function payback(investment: number, profits: readonly number[], rate = 0): number | null {
  if (investment <= 0) return null;
  let open = investment;
  for (const [index, profit] of profits.entries()) {
    const worth = profit / (1 + rate) ** (index + 1);
    if (worth >= open) return index + open / worth;
    open -= worth;
  }
  return null;
}
