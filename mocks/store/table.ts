import type { Doc, Store } from './store';

/** A collection whose documents have a known shape. */
export interface Table<T extends Doc> {
  all(): readonly T[];
  get(id: unknown): T | undefined;
  find(test: (doc: T) => boolean): T | undefined;
  filter(test: (doc: T) => boolean): T[];
  put(...docs: readonly T[]): void;
  /** Changes properties of a document; `undefined` when there is none with that id. */
  patch(id: string, change: Partial<T>): T | undefined;
  remove(...ids: readonly string[]): void;
}

/** A typed view of a collection. Only its own code writes it, which is what makes the type true. */
export function table<T extends Doc>(store: Store, name: string): Table<T> {
  const all = () => store.all(name) as readonly T[];
  const get = (id: unknown) => store.get(name, String(id ?? '')) as T | undefined;
  return {
    all,
    get,
    find: (test) => all().find(test),
    filter: (test) => all().filter(test),
    put: (...docs) => store.put(name, ...docs),
    patch: (id, change) => {
      const found = get(id);
      if (!found) return undefined;
      const changed = { ...found, ...change };
      store.put(name, changed);
      return changed;
    },
    remove: (...ids) => store.remove(name, ...ids),
  };
}
