import { currentSession } from '../session';
import { localStore, STORE_PREFIX } from '../storage';

const listeners = new Set<() => void>();
let changes = 0;

function announce(): void {
  changes += 1;
  for (const listener of [...listeners]) listener();
}

/**
 * What the signed-in user left under a key in this browser; undefined when there is nothing or it is another user's.
 */
export function readUserMemory(key: string): unknown {
  const stored = localStore.read(key);
  if (typeof stored !== 'object' || stored === null || !('userId' in stored) || !('value' in stored)) return undefined;
  return stored.userId === currentSession()?.userId ? stored.value : undefined;
}

/** Remembers a JSON value for the signed-in user; it is forgotten when somebody else signs in. */
export function writeUserMemory(key: string, value: unknown): void {
  const session = currentSession();
  if (!session) return;
  localStore.write(key, { userId: session.userId, value });
  announce();
}

/** How often anything was remembered: changes whenever a reader may see something new. */
export const userMemoryChanges = (): number => changes;

/** Calls the listener whenever something was remembered, in this tab or in another. Returns the unsubscribe. */
export function onUserMemory(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', fromElsewhere);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', fromElsewhere);
  };
}

function fromElsewhere({ key }: StorageEvent): void {
  if (key === null || key.startsWith(STORE_PREFIX)) announce();
}
