import type { Doc, Store } from './store';

const copy = (doc: Doc): Doc => JSON.parse(JSON.stringify(doc)) as Doc;

/** A store that ends with its process: for tests and the demo without a server. */
export function memoryStore(): Store {
  const collections = new Map<string, Map<string, Doc>>();
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
  return {
    all: (name) => {
      const list = lists.get(name) ?? [...collection(name).values()];
      lists.set(name, list);
      return list;
    },
    get: (name, id) => collection(name).get(id),
    put: (name, ...docs) => {
      const own = changed(name);
      for (const doc of docs.map(copy)) own.set(doc.id, doc);
    },
    remove: (name, ...ids) => {
      const own = changed(name);
      for (const id of ids) own.delete(id);
    },
    clear: () => {
      collections.clear();
      lists.clear();
    },
    close: () => undefined,
  };
}
