/**
 * A number with so many decimals, halves away from zero: 1.075 is 1.08, although the computer keeps it a little
 * smaller.
 */
export function roundTo(value: number, decimals: number): number {
  const by = 10 ** decimals;
  const scaled = Math.round(Number((Math.abs(value) * by).toPrecision(15)));
  return (Math.sign(value) * scaled) / by || 0; // never -0
}
