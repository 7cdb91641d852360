/** Decimals of a price: 2 in hundredths of a currency (`c/kWh`), 4 in the currency itself (`€/kWh`). */
export function priceDecimals(unit: string): number {
  return /^(c|ct|cents?|p|öre|øre|分)\//i.test(unit.trim()) ? 2 : 4;
}
