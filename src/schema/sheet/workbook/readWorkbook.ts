import { SSF, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { isScaledUnit } from '../../measure/unit';
import { serialCell } from '../serialTime';
import { numberText, type SheetCell } from '../sheetCell';
import { WorkbookProblem, type Area, type SheetFile, type ReadOptions, type Sheet } from './workbook';
import { readText } from './text/readText';
import { openWorkbook } from './openWorkbook';

/** More columns than any template has; what is beyond is not read. */
const MOST_COLUMNS = 200;
/** Lines that may stand above the headings. */
const ABOVE = 20;
const ARCHIVE = 0x504b0304;
/** Old Excel files, and new ones with a password. */
const COMPOUND = 0xd0cf11e0;
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};
/** Digits of a number that a spreadsheet keeps and shows: what is behind them is dust of its arithmetic. */
const DIGITS = 15;

const withoutDust = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS)));

/** Words that a format writes beside its numbers: `0.00" MWh"`. */
const WORDS = /"([^"]*)"/g;

/**
 * A number as it is shown where that is more than a number: a day, a share, an amount in its unit, figures with leading
 * zeros.
 */
function numberOf(value: number, format: string, since1904: boolean): SheetCell {
  if (SSF.is_date(format)) return serialCell(value, format, since1904);
  const unit = Array.from(format.matchAll(WORDS), ([, words = '']) => words.trim()).find(isScaledUnit);
  if (unit !== undefined) return `${numberText(value)} ${unit}`;
  if (format.includes('%')) return `${withoutDust(value * 100)}%`;
  // leading zeros are part of a number like '00042'
  return /^0{2,}$/.test(format) ? String(SSF.format(format, value)) : value;
}

function cellOf(cell: CellObject | undefined, since1904: boolean): SheetCell {
  if (cell?.t === 'e') return ERRORS[Number(cell.v)] ?? '#VALUE!';
  if (cell?.v === undefined) return null;
  const { t: type, v: value } = cell;
  if (type === 'n' && typeof value === 'number')
    return numberOf(withoutDust(value), typeof cell.z === 'string' ? cell.z : 'General', since1904);
  if (type === 'b') return Boolean(value);
  return value instanceof Date ? value.toISOString().slice(0, 19).replace('T', ' ') : String(value);
}

/** Merged cells within what was read. */
function areasOf({ '!merges': merges = [] }: WorkSheet, rows: number): Area[] {
  return merges
    .map(({ s, e }) => ({
      top: s.r,
      left: s.c,
      bottom: Math.min(e.r, rows - 1),
      right: Math.min(e.c, MOST_COLUMNS - 1),
    }))
    .filter(
      ({ top, left, bottom, right }) =>
        top >= 0 && left >= 0 && (bottom > top || right > left) && bottom >= top && right >= left,
    );
}

/**
 * Gives every cell of the areas the value of their first one. Areas of an honest sheet do not overlap, so that no cell
 * is filled twice.
 */
function fill(rows: SheetCell[][], areas: readonly Area[]): void {
  let left = rows.length * MOST_COLUMNS;
  for (const { top, left: first, bottom, right } of areas) {
    left -= (bottom - top + 1) * (right - first + 1);
    if (left < 0) throw new WorkbookProblem('tooComplex');
    const value = rows[top]?.[first] ?? null;
    for (const row of rows.slice(top, bottom + 1))
      for (let column = first; column <= right; column++) row[column] = value;
  }
}

const isBlank = (cell: SheetCell | undefined): boolean => cell === null || cell === undefined || cell === '';

function hiddenIn(
  given: readonly ({ readonly hidden?: boolean; readonly hpt?: number } | undefined)[] | undefined,
  count: number,
): number[] {
  return Array.from(given?.slice(0, count) ?? []).flatMap((one, at) => (one?.hidden || one?.hpt === 0 ? [at] : []));
}

function sheetOf(name: string, sheet: WorkSheet, mostRows: number, since1904: boolean): Sheet {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  const rows = Array.from(data.slice(0, mostRows), (row) =>
    Array.from((row ?? []).slice(0, MOST_COLUMNS), (cell) => cellOf(cell, since1904)),
  );
  while (rows.at(-1)?.every(isBlank)) rows.pop();
  const merged = areasOf(sheet, rows.length);
  fill(rows, merged);
  const hiddenRows = hiddenIn(sheet['!rows'], rows.length);
  const hiddenColumns = hiddenIn(sheet['!cols'], MOST_COLUMNS);
  return {
    name,
    rows,
    ...(rows.length >= mostRows && { cut: true }),
    ...(data.some((row) => row?.slice(MOST_COLUMNS).some((cell) => cell?.v !== undefined && cell.v !== '')) && {
      cutColumns: MOST_COLUMNS,
    }),
    ...(merged.length > 0 && { merged }),
    ...(hiddenRows.length > 0 && { hiddenRows }),
    ...(hiddenColumns.length > 0 && { hiddenColumns }),
    ...(since1904 && { since1904 }),
  };
}

function sheetsOf(book: WorkBook, mostRows: number): Sheet[] {
  const since1904 = Boolean(book.Workbook?.WBProps?.date1904);
  const hidden = new Set(book.Workbook?.Sheets?.flatMap((one, index) => (one.Hidden ? [book.SheetNames[index]] : [])));
  return book.SheetNames.filter((name) => !hidden.has(name)).flatMap((name) => {
    const sheet = book.Sheets[name];
    return sheet ? [sheetOf(name, sheet, mostRows, since1904)] : [];
  });
}

/**
 * The sheets of a file as plain cells: xls, xlsx, and texts (csv, tsv, txt), told apart by their bytes and not by their
 * names. Formulas are their results, dates what the wall clock shows, numbers have the 15 digits of a spreadsheet,
 * merged cells the value of their first one; cells of a text file are texts. Reads at most `mostRows` rows of each
 * sheet, and a few more for titles. Rejects with a `WorkbookProblem`, also for a file without rows (`empty`).
 *
 * @example const { sheets } = await readWorkbook(await file.arrayBuffer(), { mostRows: MOST_ROWS })
 * @public
 */
export async function readWorkbook(bytes: ArrayBuffer, { mostRows, form }: ReadOptions): Promise<SheetFile> {
  const most = mostRows + ABOVE;
  const first = bytes.byteLength < 4 ? 0 : new DataView(bytes).getUint32(0);
  const isWorkbook = first === ARCHIVE || first === COMPOUND;
  const book: SheetFile = isWorkbook
    ? { sheets: sheetsOf(await openWorkbook(bytes, first === ARCHIVE, most, MOST_COLUMNS), most) }
    : readText(bytes, most, MOST_COLUMNS, form);
  const sheets = book.sheets.filter(({ rows }) => rows.length > 0);
  if (sheets.length === 0) throw new WorkbookProblem('empty');
  return { ...book, sheets };
}
