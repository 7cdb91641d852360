import { useSyncExternalStore } from 'react';
import type { Id } from '@/schema';

/** Records that a person deleted and the server does not know of yet, by react-admin's name of their resource. */
const leaving = new Map<string, ReadonlySet<Id>>();
const listeners = new Set<() => void>();
const NOTHING: ReadonlySet<Id> = new Set();

function set(path: string, ids: ReadonlySet<Id>): void {
  leaving.set(path, ids);
  for (const listener of listeners) listener();
}

/** Takes the records out of sight. */
export function hide(path: string, ids: readonly Id[]): void {
  set(path, new Set([...(leaving.get(path) ?? NOTHING), ...ids]));
}

/** Lets them be seen again, as far as they are there. */
export function unhide(path: string, ids: readonly Id[]): void {
  set(path, new Set([...(leaving.get(path) ?? NOTHING)].filter((id) => !ids.includes(id))));
}

/** The records of a resource that are out of sight: the same set until something changes. */
export function useLeaving(path: string): ReadonlySet<Id> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => leaving.get(path) ?? NOTHING,
  );
}
