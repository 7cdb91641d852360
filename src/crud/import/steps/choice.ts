import type { Resource } from '@/schema';
import { cellText } from '@/schema/sheet/sheetCell';
import { findHeaderRow, matchHeadings, type Mapping, type NamedField } from '@/schema/sheet/matchHeadings';
import type { Sheet } from '@/widgets/book/book';

/** Which sheet is read, where its headings are, and what each column fills. */
export interface Choice {
  readonly sheet: number;
  readonly headerRow: number;
  readonly mapping: Mapping;
}

/** The texts of a row of headings, over all columns the sheet has. */
export function headingsOf(sheet: Sheet | undefined, headerRow: number): string[] {
  const width = Math.max(0, ...(sheet?.rows.slice(0, 200) ?? []).map((row) => row.length));
  return Array.from({ length: width }, (_, column) => cellText(sheet?.rows[headerRow]?.[column]));
}

/** What most likely is meant by a sheet: its headings found, its columns matched. */
export function guess(
  sheets: readonly Sheet[],
  fields: readonly NamedField[],
  sheet = 0,
  headerRow = findHeaderRow(sheets[sheet]?.rows ?? [], fields),
): Choice {
  return { sheet, headerRow, mapping: matchHeadings(headingsOf(sheets[sheet], headerRow), fields) };
}

/** The sheet that looks most like records of the resource, with its choice. */
export function bestGuess(sheets: readonly Sheet[], fields: readonly NamedField[]): Choice {
  const all = sheets.map((_, at) => guess(sheets, fields, at));
  const score = ({ mapping }: Choice) => mapping.filter(Boolean).length;
  return all.reduce((best, one) => (score(one) > score(best) ? one : best), all[0] ?? { sheet: 0, headerRow: 0, mapping: [] });
}

/** The choice with another field at a column; a field fills from one column only. */
export function remap(choice: Choice, column: number, name: string | null): Choice {
  return { ...choice, mapping: choice.mapping.map((own, at) => (at === column ? name : own === name ? null : own)) };
}

/** A row may need the field: always, or under a condition. */
export const mayBeNeeded = (resource: Resource, name: string): boolean => Boolean(resource.fields[name]?.required || resource.when[name]?.required);

/** Fields every row needs and no column fills. What only some rows need is told of those rows. */
export function missingFields(resource: Resource, columns: readonly string[], mapping: Mapping): string[] {
  const always = (name: string) => Boolean(resource.fields[name]?.required) && resource.when[name]?.visible === undefined;
  return columns.filter((name) => always(name) && resource.fields[name]?.options.default === undefined && !mapping.includes(name));
}
