import { utils, write, type CellObject } from '@e965/xlsx';
import type { FileCell } from '../fileCell';
import { withoutFormula } from '../formula';
import { serialOf } from '../serialTime';
import type { SheetCell } from '../sheetCell';
import type { NewSheet } from './workbook';

/** A name a spreadsheet accepts, different from those before it. */
function sheetName(name: string, taken: readonly string[]): string {
  const clean =
    name
      .replace(/[[\]*?:/\\]/g, ' ')
      .replace(/^'|'$/g, '')
      .trim()
      .slice(0, 28) || 'Sheet';
  const same = taken.filter((one) => one.startsWith(clean)).length;
  return same > 0 ? `${clean} ${same + 1}` : clean;
}

const TIME_FORMATS: Readonly<Record<number, string>> = {
  5: 'hh:mm',
  7: 'yyyy-mm',
  8: 'hh:mm:ss',
  10: 'yyyy-mm-dd',
  19: 'yyyy-mm-dd hh:mm:ss',
};

/** A share is kept as a spreadsheet keeps it: 12.5 % is 0.125, without the dust of the division. */
const numberOf = (number: number, format: string): number =>
  format.endsWith('%') ? Number((number / 100).toPrecision(15)) : number;

function cellOf(cell: FileCell, asIs: boolean): SheetCell | CellObject {
  if (typeof cell === 'string') return asIs ? cell : withoutFormula(cell);
  if (typeof cell !== 'object' || cell === null) return cell;
  if ('number' in cell) return { t: 'n', v: numberOf(cell.number, cell.format), z: cell.format };
  const [serial, format] = [
    serialOf(cell.time.length === 7 ? `${cell.time}-01` : cell.time),
    TIME_FORMATS[cell.time.length],
  ];
  return serial === null || format === undefined ? cell.time : { t: 'n', v: serial, z: format };
}

/**
 * An xlsx file of these sheets. Texts are written as texts, and guarded, so that nothing becomes a formula when the
 * file is saved as one without types.
 */
export function writeWorkbook(sheets: readonly NewSheet[]): ArrayBuffer {
  const book = utils.book_new();
  for (const { name, rows, widths, asIs = false } of sheets) {
    const sheet = utils.aoa_to_sheet(
      rows.map((row) => row.map((cell) => cellOf(cell, asIs))),
      { dense: true },
    );
    if (widths) sheet['!cols'] = widths.map((wch) => ({ wch }));
    utils.book_append_sheet(book, sheet, sheetName(name, book.SheetNames));
  }
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  if (!(bytes instanceof ArrayBuffer)) throw new TypeError('The sheet library wrote no bytes.');
  return bytes;
}
