import type { AnyRecord } from '@/schema';

/** The head of a group of rows. */
export interface GroupHead {
  /** Of the group. */
  readonly key: string;
  readonly rows: readonly RowItem[];
  readonly open: boolean;
}

/** A row of a table: its record, and in a tree its place. */
export interface RowItem {
  /** Unique in the table, also when ids are missing or repeated. */
  readonly key: string;
  readonly record: AnyRecord;
  /** Depth in a tree, from 1. */
  readonly level?: number;
  /** Whether the children are on view; undefined for a leaf or outside of a tree. */
  readonly open?: boolean;
  /** So many records are below it in a tree, one level down. */
  readonly children?: number;
  /** What was sought in a tree is this one, not only above or below it. */
  readonly hit?: boolean;
  /** It is no record but the head of those below it, where the list is grouped. */
  readonly head?: GroupHead;
}

/** What the head of a group is drawn from. */
export interface HeadProps {
  readonly row: RowItem;
  /** Place among all lines, from 0. */
  readonly index: number;
  /** The one line in the order of Tab. */
  readonly current: boolean;
}

/** Records as rows, each with a key of its own. */
export function rowItems(records: readonly AnyRecord[]): RowItem[] {
  const seen = new Map<string, number>();
  return records.map((record, index) => {
    const count = seen.get(record.id) ?? 0;
    seen.set(record.id, count + 1);
    return { key: record.id === '' ? `#${index}` : count === 0 ? record.id : `${record.id}#${count}`, record };
  });
}
