import { useEffect, useEffectEvent } from 'react';
import { wireEvents, type FailureKind, type WireError } from '@/api';
import { createThrottle } from './createThrottle';
import { takeEarlyFailure } from './earlyFailure';

/** Only one error toast appears within this many milliseconds (spec 01 §8). */
const INTERVAL = 3000;

/** Told in another way: by the end of the session, by the box of changed permissions, or by nothing at all. */
const SILENT: ReadonlySet<FailureKind> = new Set<FailureKind>(['unauthorized', 'permission-changed', 'aborted']);

/** Calls `show` for failed calls, at most once in 3 s however many fail together. */
export function useFailures(show: (error: WireError) => void): void {
  const shown = useEffectEvent(show);
  useEffect(() => {
    const pass = createThrottle(INTERVAL);
    const tell = (error: WireError) => {
      if (!SILENT.has(error.kind) && pass()) shown(error);
    };
    const early = takeEarlyFailure();
    if (early) tell(early);
    return wireEvents.onFailure(tell);
  }, []);
}
