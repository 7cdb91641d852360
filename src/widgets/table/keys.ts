import { nearest, type Cell, type Size } from './cells';

/** What is read of a key that is pressed. */
export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Rows of a page where a table says nothing else. */
const PAGE = 10;
const END = Number.MAX_SAFE_INTEGER;

/** Rows a key leads up or down; undefined for other keys. */
function rowsOf(key: string, page: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return -1;
    case 'ArrowDown':
      return 1;
    case 'PageUp':
      return -page;
    case 'PageDown':
      return page;
    default:
      return undefined;
  }
}

/**
 * Where a key leads in a list of rows; undefined for keys that lead nowhere: `rowAfter('End', 3, 20)` is 19.
 *
 * @param page rows a page of keys goes
 */
export function rowAfter(key: string, row: number, count: number, page: number = PAGE): number | undefined {
  const rows = key === 'Home' ? -END : key === 'End' ? END : rowsOf(key, page);
  return rows === undefined ? undefined : nearest({ row: row + rows, column: 0 }, { rows: count, columns: 1 }).row;
}

/**
 * Where a key leads from a cell, as in every grid: arrows to the next cell, with Ctrl to the edge; Home and End in the
 * row, with Ctrl in the table. Undefined for keys that lead nowhere.
 *
 * @param page rows a page of keys goes
 */
export function cellAfter(
  { key, ctrlKey, metaKey }: Pressed,
  { row, column }: Cell,
  size: Size,
  page: number = PAGE,
): Cell | undefined {
  const far = ctrlKey || metaKey;
  const to = (rows: number, columns: number): Cell => nearest({ row: row + rows, column: column + columns }, size);
  const rows = rowsOf(key, page);
  if (rows !== undefined) return to(far && key.startsWith('Arrow') ? rows * END : rows, 0);
  switch (key) {
    case 'ArrowLeft':
      return to(0, far ? -END : -1);
    case 'ArrowRight':
      return to(0, far ? END : 1);
    case 'Home':
      return to(far ? -END : 0, -END);
    case 'End':
      return to(far ? END : 0, END);
    default:
      return undefined;
  }
}

/**
 * The next cell to fill for Enter (down, along the row where there is only one) and Tab (along, then the next row);
 * undefined after the last.
 */
export function cellToFill(
  { key, shiftKey }: Pick<Pressed, 'key' | 'shiftKey'>,
  { row, column }: Cell,
  size: Size,
): Cell | undefined {
  const step = shiftKey ? -1 : 1;
  if (key === 'Enter' && size.rows > 1) return nearest({ row: row + step, column }, size);
  const at = row * size.columns + column + step;
  return at >= 0 && at < size.rows * size.columns
    ? { row: Math.floor(at / size.columns), column: at % size.columns }
    : undefined;
}
