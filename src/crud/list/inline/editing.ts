import { useSyncExternalStore } from 'react';

export interface CellPlace {
  readonly key: string;
  readonly field: string;
}

/** The cell of a table that is being edited; at most one. Each cell watches only itself. */
export interface Editing {
  at(): CellPlace | undefined;
  start(place: CellPlace): void;
  stop(): void;
  subscribe(listener: () => void): () => void;
}

/** Nothing is edited yet. */
export function createEditing(): Editing {
  const listeners = new Set<() => void>();
  let place: CellPlace | undefined;
  const go = (next: CellPlace | undefined) => {
    place = next;
    for (const listener of listeners) listener();
  };
  return {
    at: () => place,
    start: go,
    stop: () => go(undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether this cell is being edited. */
export function useIsEdited(editing: Editing, key: string, field: string): boolean {
  return useSyncExternalStore(editing.subscribe, () => {
    const place = editing.at();
    return place?.key === key && place.field === field;
  });
}
