import { internalRate } from './internalRate';
import { netPresentValue } from './netPresentValue';
import { payback } from './payback';

/** A year of an investment, in money. */
export interface Year {
  readonly income: number;
  readonly cost: number;
}

/** `years` each with its number from 1, profit, and what is earned until its end less the investment. */
export function withProfits<Y extends Year>(investment: number, years: readonly Y[]) {
  let cumulative = -investment;
  return years.map((year, index) => {
    const profit = year.income - year.cost;
    cumulative += profit;
    return { ...year, year: index + 1, profit, cumulative };
  });
}

/**
 * Paybacks in years, the rate in percent, the value in money. `null`: it is not paid back within the years, or no
 * single rate is.
 */
export function returnsOf(investment: number, profits: readonly number[], discountRate: number) {
  const flows = [-investment, ...profits];
  const { rate, reason } = internalRate(flows);
  return {
    paybackPeriod: payback(investment, profits),
    dynamicPayback: payback(investment, profits, discountRate / 100),
    irr: rate === null ? null : rate * 100,
    ...(reason && { irrReason: reason }),
    npv: netPresentValue(discountRate / 100, flows),
  };
}
