/**
 * A whole divided by weights, to the unit: the parts add up to it exactly. Each part is cut to the unit and what is
 * left goes, a unit each, to the largest remainders; of equal ones to the first. Without any weight nothing is divided.
 *
 * @param units the whole in its smallest unit: cents, hundredths of a kW
 */
export function allocate(units: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(all > 0)) return weights.map(() => 0);
  const exact = weights.map((weight) => (units * weight) / all);
  const parts = exact.map(Math.floor);
  const left = units - parts.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
