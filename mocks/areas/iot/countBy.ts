import type { Store } from '../../store/store';

/** How many rows of a collection there are by the value of a property. */
function count(store: Store, collection: string, property: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of store.all(collection)) {
    const key = String(row[property] ?? '');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const kept = new WeakMap<Store, Map<string, ReadonlyMap<string, number>>>();

/** The same, counted once for all rows of an answer: what is counted is forgotten as soon as the call that counted it is answered. */
export function countBy(store: Store, collection: string, property: string): ReadonlyMap<string, number> {
  const key = `${collection} ${property}`;
  const own = kept.get(store) ?? new Map<string, ReadonlyMap<string, number>>();
  kept.set(store, own);
  const known = own.get(key);
  if (known) return known;
  const made = count(store, collection, property);
  own.set(key, made);
  queueMicrotask(() => own.delete(key));
  return made;
}
