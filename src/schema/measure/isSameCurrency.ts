/** The sign of a currency code, without the country: `¥` of `CNY`. Anything else stands for itself. */
const signOf = (currency: string): string =>
  /^[A-Z]{3}$/.test(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency)
    : currency;

/**
 * Two currencies are one, each said by code or by sign: `CNY` and `¥`. Two codes are compared as they are: `CNY` is no
 * `JPY`.
 */
export function isSameCurrency(one: string, other: string): boolean {
  return one === other || (one.length !== other.length && signOf(one) === signOf(other));
}
