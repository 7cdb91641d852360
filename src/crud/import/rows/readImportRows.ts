import { cellText, type SheetCell } from '@/schema';
import type { Mapping } from '@/schema/internal';
import type { ImportRow } from './importRow';
import { newRow } from './importStore';
import type { RowReader } from './readRow';

/** Milliseconds of work before the page may breathe. */
const SLICE = 12;

interface Progress {
  onProgress?(ratio: number): void;
  readonly signal?: AbortSignal;
}

/** A row of the sheet by field; undefined when it is empty. */
export function cellsOf(row: readonly SheetCell[], mapping: Mapping): Record<string, SheetCell> | undefined {
  const cells: Record<string, SheetCell> = {};
  mapping.forEach((name, column) => {
    if (name) cells[name] = row[column] ?? null;
  });
  return Object.values(cells).some((cell) => cellText(cell) !== '') ? cells : undefined;
}

/** Whether the row says what the example of the template says: all of it, and nothing else. */
export function isExample(
  cells: Readonly<Record<string, SheetCell>>,
  example: Readonly<Record<string, SheetCell>>,
): boolean {
  return Object.keys({ ...cells, ...example }).every((name) => cellText(cells[name]) === cellText(example[name]));
}

/** Reads and checks every row below the headings, in slices, so that the page stays alive with 10,000 of them. */
export async function readImportRows(
  rows: readonly (readonly SheetCell[])[],
  headerRow: number,
  mapping: Mapping,
  reader: RowReader,
  skip: (cells: Record<string, SheetCell>, at: number) => boolean,
  { onProgress, signal }: Progress = {},
): Promise<ImportRow[]> {
  const read: ImportRow[] = [];
  let began = performance.now();
  for (let at = headerRow + 1; at < rows.length; at++) {
    const cells = cellsOf(rows[at] ?? [], mapping);
    if (cells && !skip(cells, at)) read.push(newRow(reader, at + 1, cells));
    if (performance.now() - began < SLICE) continue;
    onProgress?.(at / rows.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    began = performance.now();
  }
  return read;
}
