/**
 * The first number of a text as pages write it, with a true minus and groups; NaN where there is none.
 *
 * @example shownNumber('−1,234.50 kW') // -1234.5
 */
export function shownNumber(text: string | null | undefined): number {
  const plain = (text ?? '').replaceAll(',', '').replaceAll('−', '-');
  return Number(plain.match(/-?\d+(?:\.\d+)?/)?.[0] ?? Number.NaN);
}
