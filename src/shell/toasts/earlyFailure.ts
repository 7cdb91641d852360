import { wireEvents, type WireError } from '@/api';

interface Kept {
  last?: WireError;
  stop(): void;
}

let kept: Kept | undefined;

/** Keeps the last failed call until the toasts stand that tell of it: the first list is asked for before. */
export function keepEarlyFailure(): void {
  kept?.stop();
  const own: Kept = {
    stop: wireEvents.onFailure((error) => {
      own.last = error;
    }),
  };
  kept = own;
}

/** The failure that was kept, once; from now on whoever took it listens himself. */
export function takeEarlyFailure(): WireError | undefined {
  const last = kept?.last;
  kept?.stop();
  kept = undefined;
  return last;
}
