import { currentSession } from '@/access';
import { localStore } from '@/access/internal';
import type { Id } from '@/schema';

/** Of each list the last so many are known. */
export const MOST_OPENED = 300;

const listeners = new Set<() => void>();
const known = new Map<string, ReadonlySet<Id>>();

/** Kept for each user and list, in this browser alone: ids, nothing of the records. */
const keyOf = (path: string): string => `opened.${currentSession()?.userId ?? ''}.${path}`;

function read(key: string): ReadonlySet<Id> {
  const cached = known.get(key);
  if (cached) return cached;
  const kept = localStore.read(key);
  const ids = new Set(Array.isArray(kept) ? kept.filter((one): one is Id => typeof one === 'string') : []);
  known.set(key, ids);
  return ids;
}

/** Whether this user opened a record of the list before. */
export function wasOpened(path: string, id: Id): boolean {
  return read(keyOf(path)).has(id);
}

/** Remembers that a record was opened; the oldest gives way. */
export function markOpened(path: string, id: Id): void {
  const key = keyOf(path);
  if (id === '' || [...read(key)].at(-1) === id) return;
  known.delete(key); // another window may have opened some meanwhile
  const ids = [...[...read(key)].filter((one) => one !== id), id].slice(-MOST_OPENED);
  known.set(key, new Set(ids));
  localStore.write(key, ids);
  for (const listener of listeners) listener();
}

export function onOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
