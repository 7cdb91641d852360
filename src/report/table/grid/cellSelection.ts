/** A place in the grid: rows from 0, -1 the headings, after the last the sums. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** What is selected: from the cell where it began to the one it was drawn to, which is the cursor. */
export interface Selection {
  readonly start: Cell;
  readonly end: Cell;
}

/** How many there are. `last`: the row of the sums, or the last row. */
export interface GridSize {
  readonly last: number;
  readonly columns: number;
  /** Rows a page of keys goes. */
  readonly page: number;
}

export function bounds({ start, end }: Selection) {
  return {
    top: Math.min(start.row, end.row),
    bottom: Math.max(start.row, end.row),
    left: Math.min(start.column, end.column),
    right: Math.max(start.column, end.column),
  };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * Where a key leads the cursor; undefined for a key that leads nowhere. As grids do everywhere: Home and End in the
 * row, with Ctrl in the table.
 */
function stepped(
  { row, column }: Cell,
  key: string,
  ctrl: boolean,
  { last, columns, page }: GridSize,
): Cell | undefined {
  switch (key) {
    case 'ArrowUp':
      return { row: ctrl ? -1 : row - 1, column };
    case 'ArrowDown':
      return { row: ctrl ? last : row + 1, column };
    case 'ArrowLeft':
      return { row, column: ctrl ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: ctrl ? columns - 1 : column + 1 };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: row + page, column };
    case 'Home':
      return { row: ctrl ? -1 : row, column: 0 };
    case 'End':
      return { row: ctrl ? last : row, column: columns - 1 };
    default:
      return undefined;
  }
}

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The selection after a key, or undefined when the key is none of the grid's. */
export function pressed(
  selection: Selection,
  { key, ctrlKey, metaKey, shiftKey }: Pressed,
  size: GridSize,
): Selection | undefined {
  const ctrl = ctrlKey || metaKey;
  if (ctrl && key.toLowerCase() === 'a')
    return { start: { row: -1, column: 0 }, end: { row: size.last, column: size.columns - 1 } };
  const next = stepped(selection.end, key, ctrl, size);
  if (!next) return undefined;
  const end = { row: clamp(next.row, -1, size.last), column: clamp(next.column, 0, size.columns - 1) };
  return { start: shiftKey ? selection.start : end, end };
}
