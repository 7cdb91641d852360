import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { rememberLanguage } from '@/access/internal';
import type { Locale } from '@/data';

const LOCALE = 'locale';

function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // Storage is full or blocked: only the memory of a preference is lost.
  }
}

/**
 * Where react-admin keeps columns, filters and the language. The language is the console's own preference:
 * it outlives a sign-out and always has a value.
 */
export function languageStore(first: Locale, store: Store = localStorageStore()): Store {
  const language = memoryStore({ [LOCALE]: first });
  language.setup();
  const of = (key: string) => (key === LOCALE ? language : store);
  return {
    ...store,
    setup: () => attempt(store.setup),
    getItem: (key, fallback) => of(key).getItem(key, fallback),
    subscribe: (key, listener) => of(key).subscribe(key, listener),
    setItem(key, value) {
      if (key === LOCALE) rememberLanguage(String(value));
      attempt(() => of(key).setItem(key, value));
    },
    removeItem(key) {
      if (key !== LOCALE) store.removeItem(key);
    },
  };
}
