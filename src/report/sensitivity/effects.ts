import type { Variation } from './variations';

/**
 * What a result is with an input on either side; null where the calculation has none (never paid back), or could not be
 * asked.
 */
export interface Effect extends Variation {
  readonly below: number | null;
  readonly above: number | null;
  /** How far the result moves, whichever way. */
  readonly swing: number;
}

/** Effects on one result, the largest first; of equals in the order of the inputs. */
export function effects(
  base: number | null,
  variations: readonly Variation[],
  resultOf: (variation: Variation, side: 'low' | 'high') => number | null,
): Effect[] {
  return variations
    .map((one) => {
      const [below, above] = [resultOf(one, 'low'), resultOf(one, 'high')];
      const known = [base, below, above].filter((value) => value !== null);
      return { ...one, below, above, swing: known.length === 0 ? 0 : Math.max(...known) - Math.min(...known) };
    })
    .toSorted((a, b) => b.swing - a.swing);
}
