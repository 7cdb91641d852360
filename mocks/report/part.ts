/**
 * How a figure of one site joins those of others: added, averaged, divided after both sides were added, or the highest
 * of them.
 */
export type Part =
  | { readonly join: 'sum' | 'mean' | 'highest'; readonly value: number }
  | { readonly join: 'ratio'; readonly of: number; readonly per: number };

/**
 * A share, a price, hours at full power: of several sites both sides are added before they are divided. `per` of 0 has
 * none.
 */
export const ratio = (of: number, per: number): Part => ({ join: 'ratio', of, per });
export const percent = (of: number, per: number): Part => ratio(of * 100, per);
/** The highest of all sites, such as a demand that is not drawn at the same time. */
export const highest = (value: number): Part => ({ join: 'highest', value });
/** Added over sites although it does not add up over time: powers. */
export const together = (value: number): Part => ({ join: 'sum', value });

/**
 * Places that are kept of a figure: more than are shown, so that sums of what is answered are those of what is behind
 * it.
 */
const PLACES = 1e6;
/** A figure as it is answered: sums of such figures have no digits of the computer's own. */
export const exact = (value: number): number => Math.round(value * PLACES) / PLACES || 0;

/** Figures added; `null` when nothing is known, which is not zero. */
export function added(values: Iterable<number | null>): number | null {
  let sum: number | null = null;
  for (const value of values) if (value !== null) sum = (sum ?? 0) + value;
  return sum === null ? null : exact(sum);
}

/** One figure of the figures of several sites; those of which nothing is known do not count. */
export function joined(parts: readonly (Part | null)[]): number | null {
  const known = parts.filter((part) => part !== null);
  const [first] = known;
  if (!first) return null;
  if (first.join === 'ratio') {
    const [of, per] = known.reduce(
      ([a, b], part) => (part.join === 'ratio' ? [a + part.of, b + part.per] : [a, b]),
      [0, 0],
    );
    return per === 0 ? null : exact(of / per);
  }
  const values = known.flatMap((part) => (part.join === 'ratio' ? [] : [part.value]));
  if (first.join === 'highest') return exact(Math.max(...values));
  const sum = added(values.map(exact));
  return first.join === 'mean' && sum !== null ? exact(sum / values.length) : sum;
}
