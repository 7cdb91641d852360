import { isObject, type ValidationError, type ColumnReadings, type SheetCell } from '@/schema';
import { isColumnReading, type ColumnReading } from '@/schema/internal';
import type { ImportRow } from '../rows/importRow';
import { newRow } from '../rows/importStore';
import { rowReading, type RowReader } from '../rows/readRow';

interface KeptRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, SheetCell>>;
  readonly said: Readonly<Record<string, ValidationError>>;
  readonly sent?: 'done' | 'unclear' | undefined;
}

/**
 * An import as it stood when the session ended under it: the corrected cells, and what became of rows that were sent.
 */
export interface KeptImport {
  readonly name: string;
  readonly columns: readonly string[];
  /** What decides cells that read both ways, by column. */
  readonly readings: ColumnReadings;
  readonly rows: readonly KeptRow[];
}

/**
 * What is known of a sent row once its answer can no longer come. Verified rows are stored by their confirmation alone:
 * they are sent again, unless it is under way.
 */
function outcomeOf({ sent }: ImportRow, confirming: boolean): KeptRow['sent'] {
  if (sent === 'verified') return confirming ? 'unclear' : undefined;
  return sent === 'sending' ? 'unclear' : sent;
}

export function keepImport(
  name: string,
  { columns, readings = {} }: RowReader,
  rows: readonly ImportRow[],
  confirming: boolean,
): KeptImport {
  return {
    name,
    columns,
    readings,
    rows: rows.map((row) => ({ line: row.line, cells: row.cells, said: row.said, sent: outcomeOf(row, confirming) })),
  };
}

const isRow = (value: unknown): value is KeptRow =>
  isObject(value) && typeof value.line === 'number' && isObject(value.cells) && isObject(value.said);

/** The import that the browser kept; undefined when there is none, or none of the fields a sheet may fill now. */
export function readKeptImport(kept: unknown, fields: readonly string[]): KeptImport | undefined {
  if (!isObject(kept) || typeof kept.name !== 'string' || !Array.isArray(kept.columns) || !Array.isArray(kept.rows))
    return undefined;
  const { name, columns, rows, readings } = kept;
  if (rows.length === 0 || !rows.every(isRow) || !columns.every((one) => fields.includes(one))) return undefined;
  const known = Object.entries(isObject(readings) ? readings : {}).filter((entry): entry is [string, ColumnReading] =>
    isColumnReading(entry[1]),
  );
  return { name, columns, readings: Object.fromEntries(known), rows };
}

/** The kept rows, read and checked again. */
export function rowsOfKept({ rows }: KeptImport, reader: RowReader): ImportRow[] {
  const read = rowReading(reader);
  return rows.map(({ line, cells, said, sent }) => ({ ...newRow(reader, line, cells, read), said, sent }));
}

/** Rows that are in, rows that may be, and rows that are not. */
export function countKept({ rows }: KeptImport): {
  readonly done: number;
  readonly unclear: number;
  readonly left: number;
} {
  const count = (state: KeptRow['sent']) => rows.filter(({ sent }) => sent === state).length;
  const [done, unclear] = [count('done'), count('unclear')];
  return { done, unclear, left: rows.length - done - unclear };
}
