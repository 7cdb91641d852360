/** Decimals of a figure that may be a price: 4 in a currency a kWh (`€/kWh`), 2 in its hundredths (`c/kWh`) and in everything else. */
export function priceDecimals(unit: string): number {
  return /\/\s*kWh$/i.test(unit) && !/^(c|ct|cents?|p|öre|øre|分)\s*\//i.test(unit.trim()) ? 4 : 2;
}
