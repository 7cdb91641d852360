import type { ImportRow } from '../rows/importRow';
import { newRow } from '../rows/importStore';
import { rowReading, type RowReader } from '../rows/readRow';
import type { SheetLine } from './checkTask';

/** Holds rows against the rules of a schema, one group after the other, here. */
export function checkHere(reader: RowReader): (lines: readonly SheetLine[]) => readonly ImportRow[] {
  const read = rowReading(reader);
  return (lines) => lines.map(({ line, cells }) => newRow(reader, line, cells, read));
}
