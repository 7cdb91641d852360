import { forgetFailure } from './forgetFailure';
import { settling } from './settling';
import type { ConsoleI18nProvider } from '../texts/i18nProvider';
import type { Registry } from './registry';

export type TextSource = Pick<ConsoleI18nProvider, 'ensureArea'>;
type Load<T> = (registry: Registry, texts: TextSource, name: string) => Promise<T>;

/** A loader with one promise a name and source of texts. */
export interface LoadedOnce<T> {
  (...given: Parameters<Load<T>>): Promise<T>;
  /** Loads for other texts what was loaded for these, so that whoever draws it waits for nothing. */
  again(registry: Registry, before: TextSource, now: TextSource): Promise<unknown>;
  /** Loads everything anew. */
  forget(): void;
}

/** The same loader with one promise a name and source of texts, as `use()` wants it. A failed one is forgotten. */
export function loadedOnce<T>(load: Load<T>): LoadedOnce<T> {
  let loaded = new WeakMap<TextSource, Map<string, Promise<T>>>();
  const once: Load<T> = (registry, texts, name) => {
    const known = loaded.get(texts) ?? new Map<string, Promise<T>>();
    loaded.set(texts, known);
    const found = known.get(name);
    if (found) return found;
    const promise = settling(load(registry, texts, name));
    known.set(name, promise);
    forgetFailure(promise, () => known.delete(name));
    return promise;
  };
  return Object.assign(once, {
    again: (registry: Registry, before: TextSource, now: TextSource) => {
      const names = [...(loaded.get(before)?.keys() ?? [])];
      return Promise.allSettled(names.map((name) => once(registry, now, name)));
    },
    forget: () => {
      loaded = new WeakMap();
    },
  });
}
