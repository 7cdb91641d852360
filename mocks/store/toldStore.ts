import type { Store } from './store';

/** A document that was written or removed. */
export interface Change {
  /** Counted from 1. */
  readonly number: number;
  readonly collection: string;
  readonly id: string;
}

/** A store that tells of what is written in it. */
export interface ToldStore extends Store {
  /** Hears of changes, those after `since` that are still known first. Returns the unsubscribe. */
  onChange(listener: (change: Change) => void, since?: number): () => void;
}

/** So many changes are known to whoever comes back. */
const KEPT = 1000;

/** Tells of each change of a store, once it is written. */
export function toldStore(store: Store): ToldStore {
  const listeners = new Set<(change: Change) => void>();
  let kept: Change[] = [];
  let number = 0;
  let later: (() => void)[] | undefined;
  const tell = (collection: string, ids: readonly string[]) => {
    const told = ids.map((id): Change => ({ number: (number += 1), collection, id }));
    kept = [...kept, ...told].slice(-KEPT);
    for (const listener of [...listeners]) told.forEach(listener);
  };
  const written = (collection: string, ids: readonly string[]) =>
    later ? void later.push(() => tell(collection, ids)) : tell(collection, ids);
  return {
    ...store,
    put(collection, ...docs) {
      store.put(collection, ...docs);
      written(
        collection,
        docs.map(({ id }) => id),
      );
    },
    remove(collection, ...ids) {
      store.remove(collection, ...ids);
      written(collection, ids);
    },
    together(work) {
      if (later) return store.together(work);
      const told: (() => void)[] = [];
      later = told;
      try {
        store.together(work);
      } finally {
        later = undefined;
      }
      for (const one of told) one();
    },
    onChange(listener, since = number) {
      kept.filter((change) => change.number > since).forEach(listener);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
