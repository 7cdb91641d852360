import { useSyncExternalStore } from 'react';
import type { AnyRecord, Id } from '@/schema';
import type { RowItem } from './rowItems';

/** The records chosen in a list, over several pages. Each row watches only itself, so that a tick costs one row. */
export interface Selection {
  /** By the key of the row: of two rows with the same id only the ticked one is chosen. */
  has(key: string): boolean;
  toggle(row: RowItem): void;
  set(rows: readonly RowItem[], chosen: boolean): void;
  /** Takes what the rows hold now in the place of what was ticked then. */
  renew(rows: readonly RowItem[]): void;
  /** Forgets these records. */
  remove(ids: readonly Id[]): void;
  clear(): void;
  /** Each record once; the same array until something changes. */
  records(): readonly AnyRecord[];
  subscribe(listener: () => void): () => void;
}

/** An empty selection. It lives as long as its list is on the screen and is never stored. */
export function createSelection(): Selection {
  const chosen = new Map<string, AnyRecord>();
  const listeners = new Set<() => void>();
  let snapshot: readonly AnyRecord[] = [];
  const tell = () => {
    snapshot = [...new Map([...chosen.values()].map((record) => [record.id, record])).values()];
    for (const listener of listeners) listener();
  };
  const put = ({ key, record }: RowItem, on: boolean) => {
    if (on && record.id !== '')
      chosen.set(key, record); // nothing can be done to a record without an id
    else chosen.delete(key);
  };
  return {
    has: (key) => chosen.has(key),
    toggle: (row) => {
      put(row, !chosen.has(row.key));
      tell();
    },
    set: (rows, on) => {
      for (const row of rows) put(row, on);
      tell();
    },
    renew: (rows) => {
      const changed = rows.filter(({ key, record }) => chosen.has(key) && chosen.get(key) !== record);
      for (const row of changed) put(row, true);
      if (changed.length > 0) tell();
    },
    remove: (ids) => {
      const gone = new Set(ids);
      for (const [key, { id }] of chosen) if (gone.has(id)) chosen.delete(key);
      tell();
    },
    clear: () => {
      if (chosen.size === 0) return;
      chosen.clear();
      tell();
    },
    records: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The chosen records; draws anew when they change. */
export function useSelected(selection: Selection): readonly AnyRecord[] {
  return useSyncExternalStore(selection.subscribe, selection.records);
}

/** Whether one row is chosen; draws anew only when that changes. */
export function useIsSelected(selection: Selection, key: string): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.has(key));
}
