import { Refusal } from '../../core/refusal';
import type { SheetCell } from '@/schema/sheet/sheetCell';

const MB = 1024 * 1024;
/** Import files are at most 30M (spec 01 §9). */
const LARGEST = 30;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const isCell = (value: unknown): value is SheetCell => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The rows of the first sheet of an uploaded file. Refuses what is no sheet or too large. */
export async function sheetRows(file: File | undefined): Promise<SheetCell[][]> {
  if (!file) throw new Refusal('fileMissing');
  if (!/\.xlsx?$/i.test(file.name)) throw new Refusal('fileRefused');
  if (file.size > LARGEST * MB) throw new Refusal('fileTooLarge', { args: { max: LARGEST } });
  const { read, utils } = await import('@e965/xlsx');
  try {
    const book = read(await file.arrayBuffer(), { type: 'array', cellFormula: false, cellHTML: false });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    const rows: unknown[][] = sheet ? utils.sheet_to_json(sheet, { header: 1, raw: true, defval: null, blankrows: true }) : [];
    return rows.map((row) => row.map((cell) => (isCell(cell) ? cell : String(cell))));
  } catch {
    throw new Refusal('fileRefused');
  }
}

/** An xlsx file of sheets by name. */
export async function sheetFile(sheets: Readonly<Record<string, readonly (readonly SheetCell[])[]>>): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }> {
  const { utils, write } = await import('@e965/xlsx');
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name.slice(0, 31));
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  return { bytes: new Uint8Array(bytes instanceof ArrayBuffer ? bytes : new ArrayBuffer(0)), type: TYPE };
}
