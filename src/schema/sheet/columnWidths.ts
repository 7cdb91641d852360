import { textWidth } from '../textWidth';
import type { FileCell } from './fileCell';

/** Characters. */
const WIDEST = 48;
const LEAST = 10;
/** Rows that are measured. */
const ROWS = 200;

const textLength = (text: string): number => textWidth(text, 1, 2);

function lengthOf(cell: FileCell | undefined): number {
  if (cell === null || cell === undefined) return 0;
  if (typeof cell !== 'object') return textLength(String(cell));
  return 'time' in cell ? cell.time.length : cell.number.toFixed(2).length + 3 + textLength(cell.unit ?? '');
}

/**
 * Widths of the columns of a sheet, in characters, by what stands in their first rows; a Chinese letter is as wide as
 * two.
 */
export function columnWidths(rows: readonly (readonly FileCell[])[]): number[] {
  const first = rows.slice(0, ROWS);
  const columns = Math.max(0, ...first.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) =>
    Math.min(WIDEST, Math.max(LEAST, ...first.map((row) => lengthOf(row[column]))) + 2),
  );
}
