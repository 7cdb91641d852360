import type { Figure } from '../slots/figures';
import type { Figures } from '../slots/figures';

/** Cuts the dust of floating point (0.1 + 0.2) without touching a digit that somebody typed. */
const clean = (value: number): number => Number(value.toPrecision(12));

/** The sum of figures, or their mean when they do not add up (powers, prices); `null` of nothing. */
export function totalOf(figures: Iterable<Figure | undefined>, sums: boolean): Figure {
  let count = 0;
  let sum = 0;
  for (const one of figures) {
    if (typeof one !== 'number') continue;
    count += 1;
    sum += one;
  }
  return count === 0 ? null : clean(sums ? sum : sum / count);
}

export interface Totals {
  readonly rows: readonly Figure[];
  readonly slots: readonly Figure[];
  readonly whole: Figure;
}

export function totalsOf(figures: Figures, slots: number, sums: boolean): Totals {
  return {
    rows: figures.map((row) => totalOf(row, sums)),
    slots: Array.from({ length: slots }, (_, slot) =>
      totalOf(
        figures.map((row) => row[slot]),
        sums,
      ),
    ),
    whole: totalOf(figures.flat(), sums),
  };
}

/**
 * How much is missing to a wanted total; below zero there is too much. 0 when it is met, `null` when nothing is wanted.
 */
export function gapOf(wanted: Figure | undefined, total: Figure): Figure {
  return typeof wanted === 'number' ? clean(Number((wanted - (total ?? 0)).toFixed(9))) : null;
}
