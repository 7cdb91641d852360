/** A place in a table: rows and columns from 0; headings that can be gone to are row -1. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, both ends in it. */
export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** How many rows and columns there are. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
  /** The first row that can be gone to: -1 where headings can. Default 0. */
  readonly first?: number;
}

export function areaOf(one: Cell, other: Cell): Area {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

/** Everything there is, headings too where they can be gone to. */
export const wholeArea = ({ rows, columns, first = 0 }: Size): Area => ({
  top: first,
  bottom: rows - 1,
  left: 0,
  right: columns - 1,
});

export const heightOf = ({ top, bottom }: Area): number => bottom - top + 1;
export const widthOf = ({ left, right }: Area): number => right - left + 1;
export const countOf = (area: Area): number => heightOf(area) * widthOf(area);

export function* cellsOf({ top, bottom, left, right }: Area): Generator<Cell> {
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) yield { row, column };
}

const within = (value: number, first: number, count: number): number => Math.max(first, Math.min(value, count - 1));

/** The cell itself, or the one at the edge that is next to it. */
export const nearest = ({ row, column }: Cell, { rows, columns, first = 0 }: Size): Cell => ({
  row: within(row, first, rows),
  column: within(column, 0, columns),
});

export const sameCell = (one: Cell, other: Cell): boolean => one.row === other.row && one.column === other.column;
