/** A unit as it is shown: `money` and `money/kWh` in the currency of the site. @public */
export function currencyUnit(unit: string, currency: string): string {
  return unit === 'money' || unit.startsWith('money/') ? `${currency}${unit.slice('money'.length)}` : unit;
}
