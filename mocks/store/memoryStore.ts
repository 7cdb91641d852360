import type { Doc, Store } from './store';

const copy = (doc: Doc): Doc => JSON.parse(JSON.stringify(doc)) as Doc;

/** A store that ends with its process: for tests and the demo without a server. */
export function memoryStore(): Store {
  const collections = new Map<string, Map<string, Doc>>();
  const collection = (name: string): Map<string, Doc> => {
    const known = collections.get(name) ?? new Map<string, Doc>();
    collections.set(name, known);
    return known;
  };
  return {
    all: (name) => [...collection(name).values()],
    get: (name, id) => collection(name).get(id),
    put: (name, ...docs) => {
      for (const doc of docs.map(copy)) collection(name).set(doc.id, doc);
    },
    remove: (name, ...ids) => {
      for (const id of ids) collection(name).delete(id);
    },
    clear: () => collections.clear(),
    close: () => undefined,
  };
}
