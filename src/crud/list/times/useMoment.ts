import { useSyncExternalStore } from 'react';
import { currentTime } from '@/schema/dates';

/** How often the words are looked at again, in ms. */
const STEP = 20_000;

const listeners = new Set<() => void>();
let now = new Date(currentTime());
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  if (document.hidden) return;
  now = new Date(currentTime());
  for (const listener of listeners) listener();
}

/** One clock for however many cells; it stands while nobody looks at it. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = new Date(currentTime());
    timer = setInterval(tick, STEP);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Draws anew when what `read` makes of the present moment changes. `read` must give the same for the same moment. */
export function useMoment<T extends string | undefined>(read: (now: Date) => T): T {
  return useSyncExternalStore(subscribe, () => read(now));
}
