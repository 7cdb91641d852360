/** A key-value store of JSON values that never throws. */
export interface SafeStore {
  /** The value, or undefined when there is none or it cannot be read; a corrupt one is removed. */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /** The names of the keys of this store. */
  keys(): string[];
}

/** Before every key in the browser's storage. */
export const STORE_PREFIX = 'console.';

export function storageKeys(native: Storage): string[] {
  return Array.from({ length: native.length }, (_, index) => native.key(index) ?? '');
}

/**
 * A store over the browser's, prefixed, that lives on in memory where the browser refuses:
 * storage blocked (its getter throws), quota used up, corrupt values.
 */
export function createStore(storage: () => Storage): SafeStore {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (native: Storage) => T): T | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt((native) => native.removeItem(STORE_PREFIX + key));
  };
  return {
    read(key) {
      const text = memory.get(key) ?? attempt((native) => native.getItem(STORE_PREFIX + key)) ?? undefined;
      if (text === undefined) return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        remove(key);
        return undefined;
      }
    },
    write(key, value) {
      const text = JSON.stringify(value);
      const kept = attempt((native) => {
        native.setItem(STORE_PREFIX + key, text);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, text);
    },
    remove,
    keys() {
      const own = (attempt(storageKeys) ?? []).filter((key) => key.startsWith(STORE_PREFIX));
      return [...new Set([...memory.keys(), ...own.map((key) => key.slice(STORE_PREFIX.length))])];
    },
  };
}

/** Kept over visits and shared by the tabs. */
export const localStore = createStore(() => window.localStorage);
/** Kept in one tab until it closes. */
export const tabStore = createStore(() => window.sessionStorage);
