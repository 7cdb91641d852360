import { read, SSF, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { serialText } from '@/schema/sheet/sheetDate';
import type { SheetCell } from '@/schema/sheet/sheetCell';
import { BookProblem, type Sheet } from './book';
import { checkBytes } from './checkBytes';

/** More columns than any template has; what is beyond is not read. */
const MOST_COLUMNS = 200;
/** Lines that may stand above the headings. */
const ABOVE = 20;
const ERRORS: Readonly<Record<number, string>> = { 0: '#NULL!', 7: '#DIV/0!', 15: '#VALUE!', 23: '#REF!', 29: '#NAME?', 36: '#NUM!', 42: '#N/A' };
/** Days between the two calendars of spreadsheets. */
const SINCE_1904 = 1462;

function numberOf(value: number, format: string, since1904: boolean): SheetCell {
  if (SSF.is_date(format)) {
    if (value >= 0 && value < 1) return String(SSF.format('hh:mm', value)); // a time of day
    return serialText(value + (since1904 ? SINCE_1904 : 0)) ?? value;
  }
  if (format.includes('%')) return `${Number((value * 100).toPrecision(12))}%`;
  return /^0{2,}$/.test(format) ? String(SSF.format(format, value)) : value; // leading zeros are part of a number like '00042'
}

function cellOf(cell: CellObject | undefined, since1904: boolean): SheetCell {
  if (cell?.v === undefined) return null;
  const { t: type, v: value } = cell;
  if (type === 'n' && typeof value === 'number') return numberOf(value, typeof cell.z === 'string' ? cell.z : 'General', since1904);
  if (type === 'e') return ERRORS[Number(value)] ?? '#VALUE!';
  if (type === 'b') return Boolean(value);
  return value instanceof Date ? value.toISOString().slice(0, 19).replace('T', ' ') : String(value);
}

function rowsOf(sheet: WorkSheet, since1904: boolean): SheetCell[][] {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  const rows = Array.from(data, (row) => Array.from((row ?? []).slice(0, MOST_COLUMNS), (cell) => cellOf(cell, since1904)));
  while (rows.at(-1)?.every((cell) => cell === null || cell === '')) rows.pop();
  return rows;
}

function open(bytes: ArrayBuffer, mostRows: number): WorkBook {
  try {
    return read(bytes, { type: 'array', dense: true, sheetRows: mostRows + ABOVE, cellFormula: false, cellHTML: false, cellText: false, cellNF: true, cellStyles: false });
  } catch (error) {
    throw new BookProblem(/password|encrypt/i.test(String(error)) ? 'protected' : 'broken');
  }
}

/**
 * The sheets of an xls or xlsx file as plain cells: results instead of formulas, dates as the wall clock shows them.
 * Reads at most so many rows (and a few above the headings) of each sheet. Throws a `BookProblem`.
 */
export function readBook(bytes: ArrayBuffer, mostRows: number): Sheet[] {
  checkBytes(bytes);
  const book = open(bytes, mostRows);
  const since1904 = Boolean(book.Workbook?.WBProps?.date1904);
  const hidden = new Set(book.Workbook?.Sheets?.flatMap((one, index) => (one.Hidden ? [book.SheetNames[index]] : [])));
  const sheets = book.SheetNames.filter((name) => !hidden.has(name)).flatMap((name): Sheet[] => {
    const sheet = book.Sheets[name];
    if (!sheet) return [];
    const rows = rowsOf(sheet, since1904);
    return [{ name, rows, ...(rows.length >= mostRows + ABOVE && { cut: true }) }];
  });
  if (sheets.every(({ rows }) => rows.length === 0)) throw new BookProblem('empty');
  return sheets.filter(({ rows }) => rows.length > 0);
}
