import { memoryStore } from '../store/memoryStore';
import type { Doc, Store } from '../store/store';

const TABLE = 'collections';

/** Where collections are kept between two visits; a browser's IndexedDB, or a fake of it. */
export interface Shelf {
  load(): Promise<ReadonlyMap<string, readonly Doc[]>>;
  save(collections: ReadonlyMap<string, readonly Doc[]>): Promise<void>;
  clear(): Promise<void>;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database of the browser refuses.')));
  });

/** The browser's own database of that name. Rejects where the browser keeps none, as in some private windows. */
export async function browserShelf(name: string): Promise<Shelf> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(TABLE));
  const database = await done(opening);
  const table = (mode: IDBTransactionMode) => database.transaction(TABLE, mode).objectStore(TABLE);
  return {
    load: async () => {
      const own = table('readonly');
      const [keys, values] = await Promise.all([done(own.getAllKeys()), done<unknown[]>(own.getAll())]);
      return new Map(keys.map((key, index) => [String(key), values[index] as readonly Doc[]]));
    },
    save: async (collections) => {
      const own = table('readwrite');
      await Promise.all([...collections].map(async ([key, docs]) => done(own.put(docs, key))));
    },
    clear: async () => {
      await done(table('readwrite').clear());
    },
  };
}

/** Nothing outlives the page. */
export const noShelf: Shelf = {
  load: async () => new Map(),
  save: async () => undefined,
  clear: async () => undefined,
};

export interface KeptStore extends Store {
  /** Everything written so far is on the shelf. */
  kept(): Promise<void>;
}

/** A collection of more documents takes the browser a while: it is saved by itself, after all others. */
const LARGE = 300;

/**
 * A store in memory that puts what changes on a shelf, one whole collection at a time, and begins with what stands
 * there.
 */
export async function keptStore(shelf: Shelf): Promise<KeptStore> {
  const begin = await shelf.load();
  const memory = memoryStore(
    new Map([...begin].map(([name, docs]) => [name, new Map(docs.map((doc) => [doc.id, doc]))])),
  );
  const changed = new Set<string>();
  let saving: Promise<void> | undefined;
  /** All small ones together, else the smallest: who signs in while a world is being written does not wait for it. */
  const next = (): readonly string[] => {
    const sizes = [...changed]
      .map((name) => ({ name, size: memory.all(name).length }))
      .sort((one, other) => one.size - other.size);
    const small = sizes.filter(({ size }) => size <= LARGE);
    return (small.length > 0 ? small : sizes.slice(0, 1)).map(({ name }) => name);
  };
  const save = async () => {
    await Promise.resolve(); // what one call writes is saved at once
    while (changed.size > 0) {
      const names = next();
      for (const name of names) changed.delete(name);
      // full: the demonstration goes on in memory
      await shelf.save(new Map(names.map((name) => [name, memory.all(name)]))).catch(() => undefined);
    }
    saving = undefined;
  };
  const note = (name: string) => {
    changed.add(name);
    saving ??= save();
  };
  return {
    ...memory,
    put: (name, ...docs) => {
      memory.put(name, ...docs);
      note(name);
    },
    remove: (name, ...ids) => {
      memory.remove(name, ...ids);
      note(name);
    },
    clear: () => {
      memory.clear();
      changed.clear();
      void shelf.clear();
    },
    kept: async () => saving,
  };
}
