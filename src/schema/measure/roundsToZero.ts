/** What is zero with the decimals it is shown with: it has neither a sign nor a direction. @public */
export function roundsToZero(value: number | null, decimals: number): boolean {
  return value !== null && Number(value.toFixed(decimals)) === 0;
}
