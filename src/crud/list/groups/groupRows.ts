import { isEmpty, type AnyRecord } from '@/schema';
import type { RowItem } from '../rowItems';
import { groupField, groupParts } from './groupBy';

/** So much of a day and time is its day, its month. */
const CUT: Readonly<Record<string, number>> = { day: 10, month: 7 };

/** The rows of a list that have the same values where they are grouped by. */
export interface Group {
  /** Unique among the groups of a list. */
  readonly key: string;
  readonly rows: readonly RowItem[];
}

/** The value of a record that a part of a grouping goes by; '' where it has none. */
export function groupValue(record: AnyRecord, part: string): string {
  const value = record[groupField(part)];
  if (isEmpty(value)) return '';
  const cut = CUT[part.split('.')[1] ?? ''];
  return cut === undefined ? String(value) : String(value).slice(0, cut);
}

/** The groups of these rows, in the order in which the first row of each comes. */
export function groupsOf(rows: readonly RowItem[], by: string): readonly Group[] {
  const parts = groupParts(by);
  const groups = new Map<string, RowItem[]>();
  for (const row of rows) {
    const key = JSON.stringify(parts.map((part) => groupValue(row.record, part)));
    const own = groups.get(key);
    if (own) own.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].map(([key, own]) => ({ key, rows: own }));
}

/** The lines of a list: the head of each group, and below it its rows unless it is closed. */
export function groupLines(groups: readonly Group[], closed: ReadonlySet<string>): readonly RowItem[] {
  return groups.flatMap(({ key, rows }) => {
    const open = !closed.has(key);
    const head: RowItem = { key: `group ${key}`, record: { id: '' }, head: { key, rows, open } };
    return open ? [head, ...rows] : [head];
  });
}

/** Rows in another order, each by the key it has. */
export function rowsInOrder(rows: readonly RowItem[], records: readonly AnyRecord[]): readonly RowItem[] {
  const of = new Map(rows.map((row) => [row.record, row]));
  return records.flatMap((record) => of.get(record) ?? []);
}
