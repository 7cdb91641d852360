import type { FileCell } from './fileCell';
import { withoutFormula } from './formula';
import { numberText } from './sheetCell';

/**
 * What stands in a cell: numbers with all their digits and a point, so that programs read them; words that no
 * spreadsheet runs.
 */
function textOf(cell: FileCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell !== 'object') return withoutFormula(String(cell));
  if ('time' in cell) return cell.time;
  const number = numberText(cell.number);
  return cell.unit ? `${number} ${cell.unit}` : number;
}

/** Quoted wherever one of the separators of spreadsheets, or a line, could end it. */
function csvCell(cell: FileCell): string {
  const text = textOf(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows of cells as CSV, with a byte-order mark so that spreadsheets read it as UTF-8. Lines end with CR LF; numbers
 * have a point of decimals; a text that a spreadsheet would run as a formula is made plain.
 *
 * @example csvText([['Name', 'Power (kW)'], ['Roof', -5]]) // '\uFEFFName,Power (kW)\r\nRoof,-5\r\n'
 * @public
 */
export function csvText(rows: readonly (readonly FileCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
