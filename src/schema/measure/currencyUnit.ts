/**
 * A unit as it is shown: `money` and `money/kWh` with the sign or code of a currency; any other unit as it is.
 *
 * @example currencyUnit('money/kWh', 'EUR') // 'EUR/kWh'
 * @public
 */
export function currencyUnit(unit: string, currency: string): string {
  return unit === 'money' || unit.startsWith('money/') ? `${currency}${unit.slice('money'.length)}` : unit;
}
