import {
  encodeField,
  isEmpty,
  siteZone,
  wireName,
  zoneOfRecord,
  type Resource,
  columnReadings,
  readingContext,
  type ColumnReadings,
  matchHeadings,
  readSheetValue,
  cellText,
  type SheetCell,
} from '@/schema';
import type { BackendContext } from '../../core/context';
import type { Incoming } from '../../core/incoming';
import { Refusal, refuseFields } from '../../core/refusal';
import { checkForm } from '../form/checkForm';
import { createRow } from '../createRow';
import type { Draft } from '../hooks';
import { readForm } from '../form/readForm';
import { importColumns } from './importColumns';
import { rowFinders } from './rowFinders';

/** Why a row was not taken: its line in the sheet, the column, the words. */
export interface FailedRow {
  readonly row: number;
  readonly field: string;
  readonly reason: string;
}

export interface Imported {
  readonly taken: readonly Readonly<Record<string, unknown>>[];
  readonly failList: readonly FailedRow[];
}

type Params = Record<string, unknown>;

function failures(resource: Resource, row: number, error: unknown, incoming: Incoming): FailedRow[] {
  if (!(error instanceof Refusal)) throw error;
  const fields = Object.entries(error.errors(incoming.locale) ?? {});
  if (fields.length === 0) return [{ row, field: '', reason: error.text(incoming.locale) }];
  return fields.map(([name, reason]) => ({ row, field: wireName(name, resource.fields[name]?.options ?? {}), reason }));
}

/** The cells of a row as parameters of a create call. Throws a refusal for cells that cannot be read. */
function paramsOf(
  resource: Resource,
  cells: ReadonlyMap<string, SheetCell>,
  finders: ReturnType<typeof rowFinders>,
  readings: ColumnReadings,
): Params {
  const params: Params = {};
  const zone = zoneOfRecord(Object.fromEntries(cells)) ?? siteZone();
  const broken = [...cells].filter(([name, cell]) => {
    const field = resource.fields[name];
    if (!field) return false;
    const { value, problem } = readSheetValue(field, cell, {
      ...readingContext(readings[name]),
      find: finders.get(name),
      zone,
    });
    if (value !== null) Object.assign(params, encodeField(field, name, value));
    return problem !== undefined;
  });
  if (broken.length > 0)
    throw refuseFields(
      Object.fromEntries(
        broken.map(([name]) => [name, { key: 'fieldInvalid', args: { rule: resource.fields[name]?.type.name ?? '' } }]),
      ),
    );
  return params;
}

/**
 * Checks forms that are stored together later: what must be a record's own is neither in another record nor in a form
 * before.
 */
function checkTogether(context: BackendContext, resource: Resource): (draft: Draft) => void {
  const seen = new Set<string>();
  return (draft) => {
    checkForm(context, resource, draft);
    const own = Object.entries(resource.fields).filter(
      ([name, { options }]) => options.unique && !isEmpty(draft.values[name]),
    );
    const textOf = (name: string) => `${name} ${String(draft.values[name]).toLowerCase()}`;
    const taken = own.filter(([name]) => seen.has(textOf(name)));
    if (taken.length > 0) throw refuseFields(Object.fromEntries(taken.map(([name]) => [name, { key: 'fieldTaken' }])));
    for (const [name] of own) seen.add(textOf(name));
  };
}

/**
 * Takes the rows of a sheet one by one, each by the rules of a create call; one that is refused does not hold up the
 * others. `dry`: nothing is stored, the parameters of what would be are answered.
 */
export async function importRows(
  context: BackendContext,
  resource: Resource,
  rows: readonly (readonly SheetCell[])[],
  incoming: Incoming,
  dry: boolean,
): Promise<Imported> {
  const mapping = matchHeadings((rows[0] ?? []).map(cellText), importColumns(context, resource));
  const finders = rowFinders(context, resource, incoming);
  const columns = mapping.flatMap((name) => name ?? []);
  const { known } = columnReadings(resource.fields, columns, (name) =>
    rows.slice(1).map((row) => row[mapping.indexOf(name)] ?? null),
  );
  const check = checkTogether(context, resource);
  const taken: Params[] = [];
  const failList: FailedRow[] = [];
  for (const [at, row] of rows.entries()) {
    const cells = new Map(mapping.flatMap((name, column) => (name ? [[name, row[column] ?? null] as const] : [])));
    if (at === 0 || [...cells.values()].every((cell) => cellText(cell) === '')) continue;
    try {
      const params = paramsOf(resource, cells, finders, known);
      const withRows = { ...incoming, params };
      if (dry) check(await readForm(context, resource, withRows));
      else await createRow(context, resource, withRows);
      taken.push(params);
    } catch (error) {
      failList.push(...failures(resource, at + 1, error, incoming));
    }
  }
  return { taken, failList };
}
