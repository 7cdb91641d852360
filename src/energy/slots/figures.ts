/** What a cell holds; `null` is empty. */
export type Figure = number | null;
/** Row by row, slot by slot. */
export type Figures = readonly (readonly Figure[])[];

/** A place in the grid, both from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export const figureAt = (figures: Figures, { row, column: slot }: Cell): Figure => figures[row]?.[slot] ?? null;
