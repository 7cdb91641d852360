import { localStore } from '@/access/internal';

const KEY = 'tabs';
const listeners = new Set<() => void>();

/** Whether pages stay open as tabs; a preference of this browser, on until it is turned off. */
export const tabsPreference = {
  get: (): boolean => localStore.read(KEY) !== false,
  set(on: boolean): void {
    localStore.write(KEY, on);
    for (const listener of [...listeners]) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
