import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { onUserMemory, readUserMemory, userMemoryChanges, writeUserMemory } from '@/access/internal';

/**
 * What the signed-in user left under a key, and how to change it. All parts of the console that show it follow.
 *
 * @param read makes the value of whatever is stored; must be a stable function
 */
export function useUserMemory<T>(key: string, read: (stored: unknown) => T): readonly [T, (value: T) => void] {
  const changes = useSyncExternalStore(onUserMemory, userMemoryChanges);
  const value = useMemo(() => (changes < 0 ? read(undefined) : read(readUserMemory(key))), [key, read, changes]);
  return [value, useCallback((next: T) => writeUserMemory(key, next), [key])];
}
