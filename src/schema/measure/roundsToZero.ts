/**
 * Whether a value is zero with the decimals it is shown with; it then has neither a sign nor a direction. `null` is not
 * zero.
 *
 * @example roundsToZero(-0.004, 2) // true
 * @public
 */
export function roundsToZero(value: number | null, decimals: number): boolean {
  return value !== null && Number(value.toFixed(decimals)) === 0;
}
