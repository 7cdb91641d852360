import { readPage, asObject, asText } from '@/api';
import { momentsOf } from '@/charts';
import {
  decodeFields,
  isNameOf,
  type AnyRecord,
  type Fields,
  type Measures,
  type PageShape,
  type Report,
  type TableBlock,
  type WireRow,
  readNumbers,
} from '@/schema';
import type { AnswerFrame } from './readSeries';
import { readUnit, type UnitRead } from './readUnit';

/** One row of a table block. */
export interface FigureRow {
  /** Parameters and fields, decoded. */
  readonly record: AnyRecord;
  /** By measure, in the unit of its column. */
  readonly figures: Readonly<Record<string, number | null>>;
  /** Epoch ms, when its time is one. */
  readonly at?: number;
  readonly time: string;
}

/** A table answer as its block reads it. */
export interface BlockRows {
  readonly rows: readonly FigureRow[];
  readonly units: Readonly<Record<string, UnitRead>>;
  /** The server's own sums, where it sends some. */
  readonly total?: FigureRow;
  /** Rows of all pages. */
  readonly size: number;
  /** No other page has more. */
  readonly isAll: boolean;
}

type ReadReport = Pick<Report, 'params' | 'fields' | 'measures'>;

const TIMES = ['time', 'dateTime', 'dataTime', 'date', 'day', 'month', 'year', 'hour'] as const;
const TOTALS = ['total', 'summary', 'sum', 'totals', 'totalRow', 'footer'] as const;

/** How rows were asked for. */
export interface RowsRequest extends AnswerFrame {
  /** Absent where everything was asked for. */
  readonly page?: { readonly number: number; readonly size: number };
  /** Names of the rows and their number, where the call says so. */
  readonly shape?: PageShape | undefined;
}

/** A chart answer as rows, one a label, where a table is answered what a chart is. */
function chartAsRows(raw: unknown): readonly WireRow[] | undefined {
  const { xlist, ylist, list } = asObject(raw) ?? {};
  if (Array.isArray(list) || !Array.isArray(xlist) || !Array.isArray(ylist)) return undefined;
  const series = ylist.flatMap((one) => {
    const { dataKey, name, desc, unit, list: values } = asObject(one) ?? {};
    const key = [dataKey, name, desc].map(asText).find(Boolean);
    return key !== undefined && Array.isArray(values) ? [{ key, unit, values }] : [];
  });
  return xlist.map((time: unknown, place) => ({
    time,
    ...Object.fromEntries(
      series.flatMap(({ key, unit, values }) => [
        [key, values[place]],
        [`${key}Unit`, unit],
      ]),
    ),
  }));
}

/**
 * The rows, how many there are in all, and whether these are all: a server may give everything although it was asked
 * for a page, or not count.
 */
function pageOf(
  raw: unknown,
  { page, shape }: RowsRequest,
): Pick<BlockRows, 'size' | 'isAll'> & { readonly rows: readonly unknown[] } {
  const chart = chartAsRows(raw);
  if (chart) return { rows: chart, size: chart.length, isAll: true };
  const { rows, total, counted } = readPage(raw, shape) ?? { rows: [], total: 0, counted: true };
  if (!page || rows.length > page.size) return { rows, size: rows.length, isAll: true };
  const seen = rows.length > 0 ? (page.number - 1) * page.size + rows.length : 0;
  const more = !counted && rows.length === page.size ? 1 : 0;
  const size = Math.max(counted ? total : 0, seen + more);
  return { rows, size, isAll: page.number === 1 && size === rows.length };
}

/** Finds the property of each measure once for all rows: a name is compared with many others. */
function namesIn(
  rows: readonly WireRow[],
  measures: Measures,
  keys: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const names = [...new Set(rows.flatMap(Object.keys))];
  return new Map(keys.map((key) => [key, names.filter((name) => isNameOf(key, measures[key], name))]));
}

const valueIn = (row: WireRow, names: readonly string[]): unknown =>
  names.map((name) => row[name]).find((value) => value !== undefined && value !== null);
const unitIn = (row: WireRow, names: readonly string[]): string =>
  names.map((name) => asText(asObject(row[name])?.unit ?? row[`${name}Unit`])).find(Boolean) ?? '';

function firstUnit(rows: readonly WireRow[], names: readonly string[]): string {
  for (const row of rows) {
    const unit = unitIn(row, names);
    if (unit !== '') return unit;
  }
  return '';
}

/**
 * The rows of a table block: `[…]` or `{list, totalSize}`; parameters and fields by their types, measures as numbers in
 * one unit a column (the declared one, or the first the wire says), times on the clock of the site, those of fields too
 * unless their row names another `timeZone`. What is no row is left out. Never throws.
 *
 * @example const { rows } = readRows(answer, report, { columns: ['time', 'stock'] }, { zone, today: '2026-11-27' })
 * @public
 */
export function readRows(
  raw: unknown,
  { params, fields, measures }: ReadReport,
  block: Pick<TableBlock<Fields, Measures, Fields>, 'columns'>,
  frame: RowsRequest,
): BlockRows {
  const columns: readonly string[] = block.columns;
  const { rows: given, size, isAll } = pageOf(raw, frame);
  const wire = given.map(asObject).filter((row) => row !== undefined);
  const answer = asObject(raw) ?? {};
  const sums = TOTALS.map((name) => asObject(answer[name])).find(Boolean);
  const decoded: Fields = Object.fromEntries(
    Object.entries({ ...fields, ...params }).filter(([name]) => columns.includes(name)),
  );
  const keys = columns.filter((name) => !(name in decoded) && name in measures);
  const rowsRead = sums ? [...wire, sums] : wire;
  const names = namesIn(rowsRead, measures, keys);
  const namesOf = (key: string) => names.get(key) ?? [];
  const said = new Map(keys.map((key) => [key, firstUnit(wire, namesOf(key))]));
  const units = Object.fromEntries(keys.map((key) => [key, readUnit(measures[key], said.get(key) ?? '')]));
  const columnOf = (key: string) => readNumbers(rowsRead.map((row) => valueIn(row, namesOf(key))));
  const numbers = new Map(keys.map((key) => [key, columnOf(key)]));
  /** Values of a row that says its own unit are converted to that of the column, when they can be. */
  const figure = (row: WireRow, key: string, place: number): number | null => {
    const value = numbers.get(key)?.[place] ?? null;
    if (value === null || !said.get(key)) return value;
    const own = unitIn(row, namesOf(key));
    const { by } = (own === '' ? units[key] : readUnit(measures[key], own)) ?? { by: 1 };
    return value * by;
  };
  const labels = wire.map((row) => TIMES.map((name) => row[name]).find((value) => asText(value) !== ''));
  const moments = columns.includes('time')
    ? momentsOf(labels, {
        zone: frame.zone,
        day: frame.days?.startDate ?? frame.today,
        ...(frame.days && { lastDay: frame.days.endDate }),
      })
    : [];
  const rowOf = (row: WireRow, place?: number): FigureRow => {
    const record: AnyRecord = {
      id: asText(row.id) || String(place ?? 'total'),
      ...decodeFields(decoded, asText(row.timeZone) === '' ? { ...row, timeZone: frame.zone } : row),
    };
    const at = place === undefined ? undefined : moments[place];
    return {
      record,
      figures: Object.fromEntries(keys.map((key) => [key, figure(row, key, place ?? wire.length)])),
      time: place === undefined ? '' : asText(labels[place]),
      ...(at !== undefined && { at }),
    };
  };
  return { rows: wire.map(rowOf), units, ...(sums && { total: rowOf(sums) }), size, isAll };
}
