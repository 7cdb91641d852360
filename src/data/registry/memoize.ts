import { forgetFailure } from './forgetFailure';
import { settling } from './settling';

/** One promise a key for ever, as `use()` wants it; a failed load is forgotten, so that it can be tried again. */
export function memoize<T, K = string>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const loaded = new Map<K, Promise<T>>();
  return (key) => {
    const known = loaded.get(key);
    if (known) return known;
    const promise = settling(load(key));
    loaded.set(key, promise);
    forgetFailure(promise, () => loaded.delete(key));
    return promise;
  };
}
