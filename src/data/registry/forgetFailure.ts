const HEARD_MS = 200;

/**
 * Forgets a failed promise, so that it can be tried again, but not before everything that waits for it has heard of it:
 * React draws again after a failure, would ask for another promise, wait for that one too, and so on for ever.
 */
export function forgetFailure(promise: Promise<unknown>, forget: () => void): void {
  promise.catch(() => setTimeout(forget, HEARD_MS));
}
