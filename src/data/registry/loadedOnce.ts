import { forgetFailure } from './forgetFailure';
import { settling } from './settling';
import type { ConsoleI18nProvider } from '../texts/i18nProvider';
import type { Registry } from './registry';

export type TextSource = Pick<ConsoleI18nProvider, 'ensureArea'>;
type Load<T> = (registry: Registry, texts: TextSource, name: string) => Promise<T>;

/** The same loader with one promise a name and source of texts, as `use()` wants it. A failed one is forgotten. */
export function loadedOnce<T>(load: Load<T>): Load<T> {
  const loaded = new WeakMap<TextSource, Map<string, Promise<T>>>();
  return (registry, texts, name) => {
    const known = loaded.get(texts) ?? new Map<string, Promise<T>>();
    loaded.set(texts, known);
    const found = known.get(name);
    if (found) return found;
    const promise = settling(load(registry, texts, name));
    known.set(name, promise);
    forgetFailure(promise, () => known.delete(name));
    return promise;
  };
}
