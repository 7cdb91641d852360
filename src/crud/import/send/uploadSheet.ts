import type { Locale } from '@/data';
import { encodeField, isEmpty, type Resource, cellText, type SheetCell } from '@/schema';
import { type NewSheet, isMomentField } from '@/schema/internal';
import type { ImportRow } from '../rows/importRow';
import { valueCell } from '../template/sampleCells';
import { fileCodeWords } from '../words/fileCodeWords';
import type { ImportWords } from '../words/importWords';

/**
 * Columns of the file that is uploaded: what stands above, and the field below; a column of the server's own has none.
 */
export type Layout = readonly { readonly heading: string; readonly name: string | null }[];

export interface UploadOf {
  readonly resource: Resource;
  readonly layout: Layout;
  readonly words: ImportWords;
  readonly locale: Locale;
}

/**
 * The cells of a column as the template wants them: dates in one form, numbers as numbers, codes by their words, names
 * as they were written. What a column says once is looked up once, not for each of thousands of rows.
 */
function inWords({ resource, words, locale }: UploadOf, name: string): (row: ImportRow) => SheetCell {
  const field = resource.fields[name];
  if (!field) return () => null;
  const codes = fileCodeWords(field, name, words, locale);
  const worded = codes && new Map(codes.map((one) => [one.value, one.words[0]]));
  const isMoment = isMomentField(field);
  return ({ values, cells }) => {
    const value = values[name];
    if (isEmpty(value)) return null;
    if (worded) return worded.get(value) ?? String(value);
    if (typeof value === 'number' || isMoment) return valueCell(name, field, value, locale);
    return cellText(cells[name]) || valueCell(name, field, value, locale);
  };
}

const wireCell = (value: unknown): SheetCell => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) && value.every((one) => typeof one !== 'object')
    ? value.join(',')
    : JSON.stringify(value);
};

function wireSheet({ resource }: UploadOf, columns: readonly string[], rows: readonly ImportRow[]): NewSheet {
  const bodies = rows.map(
    (row) =>
      Object.assign(
        {},
        ...columns.map((name) => {
          const field = resource.fields[name];
          return field ? encodeField(field, name, row.values[name]) : {};
        }),
      ) as Record<string, unknown>,
  );
  const headings = [...new Set(bodies.flatMap((body) => Object.keys(body)))];
  return {
    name: 'data',
    asIs: true,
    rows: [headings, ...bodies.map((body) => headings.map((heading) => wireCell(body[heading])))],
  };
}

/**
 * The rows as the sheet the server expects (`import.write` of the schema). Row n of the sheet is row n of the list,
 * below one line of headings.
 */
export function uploadSheet(of: UploadOf, rows: readonly ImportRow[]): NewSheet {
  if (of.resource.import?.write === 'wire')
    return wireSheet(
      of,
      of.layout.flatMap(({ name }) => name ?? []),
      rows,
    );
  const columns = of.layout.map(({ name }) => (name === null ? () => null : inWords(of, name)));
  const body = rows.map((row) => columns.map((cellOf) => cellOf(row)));
  return {
    name: of.resource.name.split('/').pop() ?? 'data',
    asIs: true,
    rows: [of.layout.map(({ heading }) => heading), ...body],
  };
}
