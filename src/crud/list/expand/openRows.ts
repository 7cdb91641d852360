import { useSyncExternalStore } from 'react';
import { useTable } from '../table/TableContext';

/** The rows of a list that are open, by their keys, each with the height of what is below it, px. */
interface OpenRows {
  readonly heights: ReadonlyMap<string, number>;
  toggle(key: string): void;
  /** What is below a row is so high now. */
  tell(key: string, height: number): void;
  subscribe(listener: () => void): () => void;
}

/** No row is open. */
function createOpenRows(): OpenRows {
  const listeners = new Set<() => void>();
  let heights: ReadonlyMap<string, number> = new Map();
  const become = (entries: readonly (readonly [string, number])[]) => {
    heights = new Map(entries);
    for (const listener of listeners) listener();
  };
  return {
    get heights() {
      return heights;
    },
    toggle: (key) =>
      become(heights.has(key) ? [...heights].filter(([other]) => other !== key) : [...heights, [key, 0]]),
    tell: (key, height) => {
      if (heights.has(key) && heights.get(key) !== height) become([...heights, [key, height]]);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Those of each list, as long as it is on the screen: as long as its selection is. */
const known = new WeakMap<object, OpenRows>();

/** The open rows of the list around. */
export function useOpenRows(): OpenRows {
  const { selection } = useTable();
  const rows = known.get(selection) ?? createOpenRows();
  known.set(selection, rows);
  return rows;
}

/** Whether a row is open; draws anew only when that changes. */
export const useIsOpen = (rows: OpenRows, key: string): boolean =>
  useSyncExternalStore(rows.subscribe, () => rows.heights.has(key));
