/**
 * Decimals of a figure by its unit, the same on every screen: one in percent and degrees, four in a currency a kWh
 * (`€/kWh`; its hundredths, `c/kWh`, have two), two in everything else (spec 02 §3, §9). A state of charge has none.
 */
export function figureDecimals(unit: string): number {
  if (unit === '%' || /^[°℃℉]/.test(unit)) return 1;
  return /\/\s*kWh$/i.test(unit) && !/^(c|ct|cents?|p|öre|øre|分)\s*\//i.test(unit.trim()) ? 4 : 2;
}
