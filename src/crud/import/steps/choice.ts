import { type Resource, cellText, matchHeadings, type NamedField } from '@/schema';
import { findHeaderRow, type Mapping, type Sheet } from '@/schema/internal';

/** Which sheet is read, where its headings are, and what each column fills. */
export interface Choice {
  readonly sheet: number;
  readonly headerRow: number;
  readonly mapping: Mapping;
  /**
   * Whether rows that the sheet hides are imported; undefined where there are some and a person has not said so yet.
   */
  readonly withHidden?: boolean;
}

/** The texts of a row of headings, over all columns the sheet has. */
function ownHeadings(sheet: Sheet | undefined, headerRow: number): string[] {
  const width = Math.max(0, ...(sheet?.rows.slice(0, 200) ?? []).map((row) => row.length));
  return Array.from({ length: width }, (_, column) => cellText(sheet?.rows[headerRow]?.[column]));
}

/**
 * The texts of a row of headings, each behind the one that is merged over several of them: 'Forward reading' over
 * 'Start' and 'End'.
 */
export function headingsOf(sheet: Sheet | undefined, headerRow: number): string[] {
  const own = ownHeadings(sheet, headerRow);
  const groups = (sheet?.merged ?? []).filter(
    ({ left, right, bottom }) => bottom === headerRow - 1 && right > left && right - left + 1 < own.length,
  );
  return own.map((text, column) => {
    const group = groups.find(({ left, right }) => left <= column && column <= right);
    return group ? `${cellText(sheet?.rows[group.top]?.[column])} ${text}`.trim() : text;
  });
}

/** Rows below the headings that the sheet does not show, and that are not empty. */
export function hiddenRowsOf({ rows, hiddenRows = [] }: Sheet, headerRow: number): number[] {
  return hiddenRows.filter((at) => at > headerRow && rows[at]?.some((cell) => cellText(cell) !== ''));
}

/** Rows that are left out of the import, because the sheet hides them and a person wants it so. */
export function leftOut(sheet: Sheet, { headerRow, withHidden }: Choice): ReadonlySet<number> {
  return new Set(withHidden ? [] : hiddenRowsOf(sheet, headerRow));
}

const matched = (mapping: Mapping): number => mapping.filter(Boolean).length;

/** Lines among which the one with the headings is looked for. */
export const HEADING_LINES = 20;

function headerRowOf(sheet: Sheet | undefined, fields: readonly NamedField[]): number {
  const lines = sheet?.rows.slice(0, HEADING_LINES) ?? [];
  return findHeaderRow(sheet?.merged ? lines.map((_, at) => headingsOf(sheet, at)) : lines, fields, HEADING_LINES);
}

/** What most likely is meant by a sheet: its headings found, its columns matched. */
export function guess(
  sheets: readonly Sheet[],
  fields: readonly NamedField[],
  sheet = 0,
  headerRow = headerRowOf(sheets[sheet], fields),
): Choice {
  const own = matchHeadings(ownHeadings(sheets[sheet], headerRow), fields);
  const grouped = matchHeadings(headingsOf(sheets[sheet], headerRow), fields);
  return { sheet, headerRow, mapping: matched(grouped) > matched(own) ? grouped : own };
}

/** The sheet that looks most like records of the resource, with its choice. */
export function bestGuess(sheets: readonly Sheet[], fields: readonly NamedField[]): Choice {
  const all = sheets.map((_, at) => guess(sheets, fields, at));
  return all.reduce(
    (best, one) => (matched(one.mapping) > matched(best.mapping) ? one : best),
    all[0] ?? { sheet: 0, headerRow: 0, mapping: [] },
  );
}

/** The choice with another field at a column; a field fills from one column only. */
export function remap(choice: Choice, column: number, name: string | null): Choice {
  return { ...choice, mapping: choice.mapping.map((own, at) => (at === column ? name : own === name ? null : own)) };
}

/** A row may need the field: always, or under a condition. */
export const mayBeNeeded = (resource: Resource, name: string): boolean =>
  Boolean(resource.fields[name]?.required || resource.when[name]?.required);

/** Fields every row needs and no column fills. What only some rows need is told of those rows. */
export function missingFields(resource: Resource, columns: readonly string[], mapping: Mapping): string[] {
  const always = (name: string) =>
    Boolean(resource.fields[name]?.required) && resource.when[name]?.visible === undefined;
  const key = resource.import?.key;
  // rows that change a record need nothing but their key
  const isNeeded = (name: string) =>
    key === undefined ? always(name) && resource.fields[name]?.options.default === undefined : name === key;
  return columns.filter((name) => isNeeded(name) && !mapping.includes(name));
}

/** Why a sheet cannot be imported, however its columns are matched: `import.columns.faults.<kind>`. */
export type SheetFault = 'tooMany' | 'noRows' | 'hiddenRows';

export function sheetFault(sheet: Sheet, choice: Choice, mostRows: number): SheetFault | undefined {
  if (choice.withHidden === undefined && hiddenRowsOf(sheet, choice.headerRow).length > 0) return 'hiddenRows';
  const without = leftOut(sheet, choice);
  const rows = sheet.rows.filter((_, at) => at > choice.headerRow && !without.has(at));
  if (rows.length > mostRows) return 'tooMany';
  return rows.some((row) => row.some((cell) => cellText(cell) !== '')) ? undefined : 'noRows';
}
