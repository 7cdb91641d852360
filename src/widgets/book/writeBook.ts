import { utils, write } from '@e965/xlsx';
import type { SheetCell } from '@/schema/sheet/sheetCell';
import type { NewSheet, ShownNumber } from './book';

/** A name a spreadsheet accepts, different from those before it. */
function sheetName(name: string, taken: readonly string[]): string {
  const clean = name.replace(/[[\]*?:/\\]/g, ' ').replace(/^'|'$/g, '').trim().slice(0, 28) || 'Sheet';
  const same = taken.filter((one) => one.startsWith(clean)).length;
  return same > 0 ? `${clean} ${same + 1}` : clean;
}

const cellOf = (cell: SheetCell | ShownNumber) => (typeof cell === 'object' && cell !== null ? { t: 'n', v: cell.number, z: cell.format } : cell);

/** An xlsx file of these sheets. Texts are written as texts: nothing in it is ever a formula. */
export function writeBook(sheets: readonly NewSheet[]): ArrayBuffer {
  const book = utils.book_new();
  for (const { name, rows, widths } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)), { dense: true });
    if (widths) sheet['!cols'] = widths.map((wch) => ({ wch }));
    utils.book_append_sheet(book, sheet, sheetName(name, book.SheetNames));
  }
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  if (!(bytes instanceof ArrayBuffer)) throw new TypeError('The sheet library wrote no bytes.');
  return bytes;
}
