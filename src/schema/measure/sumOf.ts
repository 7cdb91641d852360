/** Digits that a sum of decimals is exact in. */
const EXACT = 14;

/**
 * The sum of those that are there, as on paper: `-5.555 + 4.5` is `-1.055`, not `-1.0549999999999997`. Null of none.
 */
export function sumOf(values: readonly (number | null | undefined)[]): number | null {
  const present = values.filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  return present.length === 0 ? null : Number(present.reduce((total, value) => total + value, 0).toPrecision(EXACT));
}
