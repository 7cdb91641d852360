/** Energy of a slot and what a kWh of it is worth there. */
export interface IncomeSlot {
  /** kWh used on the spot, and fed in. */
  readonly selfUse: number;
  readonly feedIn: number;
  readonly selfUsePrice: number;
  readonly feedInPrice: number;
  /** Paid for each kWh generated; 0 after the last day of the subsidy. */
  readonly subsidy: number;
}

/** Income: the energy of each slot at the price of that slot (operations, 8.4). */
export function pvIncomeOf(slots: readonly IncomeSlot[]): {
  readonly selfUseIncome: number;
  readonly feedInIncome: number;
  readonly subsidy: number;
  readonly income: number;
} {
  let [selfUseIncome, feedInIncome, subsidy] = [0, 0, 0];
  for (const slot of slots) {
    selfUseIncome += slot.selfUse * slot.selfUsePrice;
    feedInIncome += slot.feedIn * slot.feedInPrice;
    subsidy += (slot.selfUse + slot.feedIn) * slot.subsidy;
  }
  return { selfUseIncome, feedInIncome, subsidy, income: selfUseIncome + feedInIncome + subsidy };
}
