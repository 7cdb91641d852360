import { readPage, asObject, asText } from '@/api';
import { isNameOf, type Measures } from '@/schema';
import { readEitherWay } from '@/charts/internal';
import type { LabelFrame } from '@/charts';

type Row = Readonly<Record<string, unknown>>;

/** Where rows say when or of what they are, the first that is there. */
const LABELS = [
  'time',
  'dateTime',
  'dataTime',
  'date',
  'day',
  'month',
  'year',
  'hour',
  'label',
  'name',
  'key',
  'desc',
  'type',
] as const;

export function labelOf(rows: readonly Row[]): string | undefined {
  return LABELS.find((name) => rows.some((row) => asText(row[name]) !== ''));
}

/** Rows that come newest first are turned, so that their labels are moments that rise. */
export function risingRows(rows: readonly Row[], label: string, frame: LabelFrame): readonly Row[] {
  const order = readEitherWay(
    rows.map((row) => row[label]),
    frame,
  );
  return order?.falls ? rows.toReversed() : rows;
}

/** The rows of an answer that is a list of them: bare, or in `list`. */
export function rowsIn(raw: unknown): readonly Row[] | undefined {
  const page = readPage(raw);
  return page?.rows.map(asObject).filter((row) => row !== undefined);
}

/**
 * Rows `[{time, generation: 3, selfUse: {value, unit}}]` in the shape of a chart answer, a series for each of these
 * measures that a row has. A chart of one measure takes it from `value`, too. What else is in the rows is no series:
 * ids and counts are numbers as well.
 */
export function chartRows(
  raw: unknown,
  measures: Measures,
  keys: readonly string[],
  frame: LabelFrame,
): object | undefined {
  const given = rowsIn(raw);
  if (!given) return undefined;
  const label = labelOf(given);
  const rows = label === undefined ? given : risingRows(given, label, frame);
  const names = new Set(rows.flatMap(Object.keys));
  const nameOf = (key: string) =>
    [...names].find((name) => isNameOf(key, measures[key], name)) ??
    (keys.length === 1 && names.has('value') ? 'value' : undefined);
  const ylist = keys.flatMap((key) => {
    const name = nameOf(key);
    if (name === undefined) return [];
    const unit = rows.map((row) => asText(asObject(row[name])?.unit ?? row[`${name}Unit`])).find(Boolean) ?? '';
    return [{ dataKey: key, unit, list: rows.map((row) => row[name]) }];
  });
  return { xlist: rows.map((row, place) => (label === undefined ? String(place + 1) : row[label])), ylist };
}
