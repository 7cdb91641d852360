/** A figure with the decimals it is shown with. Null is nothing: `-` on paper, an empty cell in a file. */
export interface PartFigure {
  readonly value: number | null;
  readonly decimals: number;
  /** A difference: with a plus, where it is one. */
  readonly signed?: boolean;
}

export type PartCell = string | PartFigure;

export interface PartColumn {
  /** With its unit: `Generation (kWh)`. */
  readonly label: string;
  /** Its cells are figures and align to the end. */
  readonly isFigure?: boolean;
}

/** A block as a table: a sheet of the file, and what is on paper where there is no picture. */
export interface PartTable {
  readonly columns: readonly PartColumn[];
  readonly rows: readonly (readonly PartCell[])[];
  /** A last row of sums. */
  readonly total?: readonly PartCell[];
  /** What is to be known of it, in words: that rows are missing, of which page the sums are. */
  readonly note?: string;
}
