import type { CallRequest } from './request';
import type { WireError } from './wireError';

type Listener<T> = (value: T) => unknown;

function channel<T>() {
  const listeners = new Set<Listener<T>>();
  return {
    heard: () => listeners.size > 0,
    on(listener: Listener<T>) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit(value: T) {
      for (const listener of [...listeners]) listener(value);
    },
  };
}

const failures = channel<readonly [error: WireError, quiet: boolean | undefined]>();
const weakKey = channel<void>();
const endings = { unauthorized: channel<void>(), 'permission-changed': channel<void>() };
type Ending = keyof typeof endings;
let passed = new Set<Ending>();
/** Told before anybody listened: the first list is asked for before the shell stands. */
let unheard = new Set<Ending>();

function tellEnding(kind: Ending): void {
  if (endings[kind].heard()) endings[kind].emit();
  else unheard.add(kind);
}

/** Hears of an ending, also of one that came before. */
function onEnding(kind: Ending, listener: () => void): () => void {
  const stop = endings[kind].on(listener);
  if (unheard.delete(kind)) listener();
  return stop;
}

/** What happens on the wire, for the shell. Each returns the unsubscribe. @public */
export const wireEvents = {
  /** Every failed call, but aborted ones and those whose caller shows the failure itself (`quiet`). */
  onFailure: (listener: (error: WireError) => void) => failures.on(([error, quiet]) => quiet || listener(error)),
  /** Those, too, whose caller shows them. */
  onEveryFailure: (listener: (error: WireError) => void) => failures.on(([error]) => listener(error)),
  /** HTTP 401: once, however many calls fail together, until `resetWireGate`. */
  onUnauthorized: (listener: () => void) => onEnding('unauthorized', listener),
  /** HTTP 406: once. */
  onPermissionChanged: (listener: () => void) => onEnding('permission-changed', listener),
  /** The cloud gave a key for passwords that is not safe, whether it was used or not. */
  onWeakKey: (listener: () => void) => weakKey.on(listener),
};

/**
 * The next 401 and 406 are told again: after a new sign-in without a reload, and between tests.
 *
 * @example resetWireGate() // after each sign-in
 * @public
 */
export function resetWireGate(): void {
  passed = new Set();
  unheard = new Set();
}

/** Tells a failed call and returns its error, to be thrown. */
export function tellFailure(error: WireError, request: Pick<CallRequest, 'quiet' | 'anonymous'>): WireError {
  const { kind } = error;
  if (kind === 'aborted') return error;
  const ends = !request.anonymous && (kind === 'unauthorized' || kind === 'permission-changed');
  failures.emit([error, request.quiet]);
  if (ends && !passed.has(kind)) {
    passed.add(kind);
    // the caller hears first what became of its call, and keeps that over the end of the session
    setTimeout(() => tellEnding(kind));
  }
  return error;
}

/** The operator hears of it where the console tells him of faults. */
export function tellWeakKey(): void {
  weakKey.emit();
}
