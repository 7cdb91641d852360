import { docText } from './docText';
import type { Doc, Store } from './store';

const copy = (doc: Doc): Doc => JSON.parse(docText(doc)) as Doc;

export interface MemoryStore extends Store {
  /** Another store with the same documents: what is written to one is not in the other. */
  copy(): MemoryStore;
}

/** A store that ends with its process: for tests and the demo without a server. */
export function memoryStore(begin: ReadonlyMap<string, ReadonlyMap<string, Doc>> = new Map()): MemoryStore {
  const collections = new Map([...begin].map(([name, docs]) => [name, new Map(docs)]));
  const lists = new Map<string, readonly Doc[]>();
  const collection = (name: string): Map<string, Doc> => {
    const known = collections.get(name) ?? new Map<string, Doc>();
    collections.set(name, known);
    return known;
  };
  const changed = (name: string): Map<string, Doc> => {
    lists.delete(name);
    return collection(name);
  };
  /** What is written once everything beside it may be; undefined outside of `together`. */
  let later: (() => void)[] | undefined;
  const write = (work: () => void): void => void (later ? later.push(work) : work());
  return {
    all: (name) => {
      const list = lists.get(name) ?? [...collection(name).values()];
      lists.set(name, list);
      return list;
    },
    get: (name, id) => collection(name).get(id),
    put: (name, ...docs) => {
      const copies = docs.map(copy);
      write(() => {
        const own = changed(name);
        for (const doc of copies) own.set(doc.id, doc);
      });
    },
    together: (work) => {
      if (later) return work();
      const writes: (() => void)[] = [];
      later = writes;
      try {
        work();
      } finally {
        later = undefined;
      }
      for (const one of writes) one();
    },
    remove: (name, ...ids) =>
      write(() => {
        const own = changed(name);
        for (const id of ids) own.delete(id);
      }),
    clear: () => {
      collections.clear();
      lists.clear();
    },
    close: () => undefined,
    copy: () => memoryStore(collections),
  };
}
