import { forgetFailure } from './forgetFailure';
import { settling } from './settling';
import type { ConsoleI18nProvider } from '../texts/i18nProvider';
import type { Registry } from './registry';

export type TextSource = Pick<ConsoleI18nProvider, 'ensureArea'>;
type Load<T> = (registry: Registry, texts: TextSource, name: string) => Promise<T>;

/** A loader with one promise a name and source of texts. */
export interface LoadedOnce<T> {
  (...given: Parameters<Load<T>>): Promise<T>;
  /** What was asked for with these texts. */
  names(texts: TextSource): readonly string[];
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
    names: (texts: TextSource) => [...(loaded.get(texts)?.keys() ?? [])],
    forget: () => {
      loaded = new WeakMap();
    },
  });
}
