import { readFileSync } from 'node:fs';
import { columnReadings } from '@/schema/sheet/columnReadings';
import { withHeadingUnits } from '@/schema/sheet/headingUnits';
import { matchHeadings } from '@/schema/sheet/matchHeadings';
import { cellText, type SheetCell } from '@/schema/sheet/sheetCell';
import type { Resource } from '@/schema';
import { rowReading } from '@/crud/import/rows/readRow';
import type { Finder } from '@/crud/import/words/loadFinders';
import { readWorkbook } from '@/schema/sheet/workbook/readWorkbook';

const FOLDER = new URL('../fixtures/outside/', import.meta.url);

/** The bytes of a file somebody might bring. */
export function fixtureBytes(name: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(new URL(name, FOLDER));
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}

/** The rows of the first sheet of such a file. */
export async function fixtureRows(name: string): Promise<readonly (readonly SheetCell[])[]> {
  return (await readWorkbook(fixtureBytes(name), { mostRows: 10_000 })).sheets[0]?.rows ?? [];
}

/** Takes every word for what it is called: names of records are not what these tests are about. */
const AS_WRITTEN: Finder = { find: (text) => [text], suggestions: [] };

/**
 * The rows of a file as the import wizard of a resource reads them, headings in the first line.
 *
 * @param names what a heading may be called, by field
 * @param words fields whose cells are names of records
 */
export function importedRows(
  resource: Resource,
  given: readonly (readonly SheetCell[])[],
  names: Readonly<Record<string, string>>,
  words: readonly string[] = [],
) {
  const fields = Object.entries(names).map(([name, heading]) => ({ name, names: [heading, name] }));
  const headings = (given[0] ?? []).map(cellText);
  const mapping = matchHeadings(headings, fields);
  const rows = withHeadingUnits(given, 0, headings, mapping, resource.fields);
  const columns = Object.keys(names);
  const cellOf = (row: readonly SheetCell[], name: string) => row[mapping.indexOf(name)] ?? null;
  const { known, questions } = columnReadings(resource.fields, columns, (name) =>
    rows.slice(1).map((row) => cellOf(row, name)),
  );
  const finders = new Map(words.map((name) => [name, AS_WRITTEN]));
  const read = rowReading({ resource, columns, finders, readings: known, asForm: false });
  return {
    questions,
    rows: rows.slice(1).map((row) => read(Object.fromEntries(columns.map((name) => [name, cellOf(row, name)])))),
  };
}
