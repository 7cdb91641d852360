/** What React's `use()` reads of a promise that tells by itself how it ended. */
interface Told {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: unknown;
  reason?: unknown;
}

/**
 * The same promise, which tells how it ended as soon as it has: `use()` then goes on at once with what is there. Of any
 * other promise React hears only by waiting for it, shows what stands in for it, and, once it has shown such a thing,
 * holds what comes after back for 300 ms.
 */
export function settling<T>(promise: Promise<T>): Promise<T> {
  const told: Told = promise as Promise<T> & Told;
  told.status = 'pending';
  promise.then(
    (value) => {
      told.value = value;
      told.status = 'fulfilled';
    },
    (reason: unknown) => {
      told.reason = reason;
      told.status = 'rejected';
    },
  );
  return promise;
}

/** Whether a promise made by `settling` is on its way. */
export const isOnItsWay = (promise: Promise<unknown>): boolean =>
  (promise as Promise<unknown> & Told).status === 'pending';

/** What a promise made by `settling` resolved with; undefined while it is on its way, and when it failed. */
export function valueNow<T>(promise: Promise<T>): T | undefined {
  const told: Promise<T> & { readonly status?: string; readonly value?: T } = promise;
  return told.status === 'fulfilled' ? told.value : undefined;
}
