import { cellText, type SheetCell } from '@/schema';
import type { Mapping } from '@/schema/internal';
import type { SheetLine } from '../check/checkTask';
import { rowCheckOf } from '../check/rowCheck';
import type { ImportRow } from './importRow';
import type { RowReader } from './readRow';

/** Milliseconds of work before the page may breathe. */
const SLICE = 12;
/** Rows that are checked at a time, and how many times ahead of what is taken. */
const TOGETHER = 50;
const AHEAD = 8;

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

/**
 * Reads and checks every row below the headings, in slices, so that the page stays alive: of a long sheet beside it.
 * Rejects when it is called off.
 */
export async function readImportRows(
  rows: readonly (readonly SheetCell[])[],
  headerRow: number,
  mapping: Mapping,
  reader: RowReader,
  skip: (cells: Record<string, SheetCell>, at: number) => boolean,
  { onProgress, signal }: Progress = {},
): Promise<ImportRow[]> {
  const { check, end } = await rowCheckOf(reader, rows.length - headerRow);
  signal?.addEventListener('abort', end, { once: true });
  try {
    signal?.throwIfAborted();
    const read: ImportRow[] = [];
    const waiting: (Promise<readonly ImportRow[]> | readonly ImportRow[])[] = [];
    let lines: SheetLine[] = [];
    let began = performance.now();
    for (let at = headerRow + 1; at < rows.length; at++) {
      const cells = cellsOf(rows[at] ?? [], mapping);
      if (cells && !skip(cells, at)) lines.push({ line: at + 1, cells });
      if (lines.length >= TOGETHER) {
        waiting.push(check(lines));
        lines = [];
      }
      const done = waiting.length > AHEAD ? waiting.shift() : undefined;
      if (done) read.push(...(await done));
      if (performance.now() - began < SLICE) continue;
      onProgress?.(at / rows.length);
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
      began = performance.now();
    }
    for (const rest of await Promise.all([...waiting, check(lines)])) read.push(...rest);
    return read;
  } finally {
    signal?.removeEventListener('abort', end);
    end();
  }
}
