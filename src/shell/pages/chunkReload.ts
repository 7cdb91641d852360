import { tabStore } from '@/access/internal';
import { currentTime } from '@/schema/dates';

const KEY = 'reloadedAt';
/** Within this time a second reload would be a loop. */
const GUARD_MS = 60_000;

const failures = new WeakSet<Error>();

/** Notes which errors are failed loads of a part of the build (`vite:preloadError`). Returns the unsubscribe. */
export function watchChunkFailures(): () => void {
  const note = (event: VitePreloadErrorEvent) => failures.add(event.payload);
  window.addEventListener('vite:preloadError', note);
  return () => window.removeEventListener('vite:preloadError', note);
}

/** Whether a part of the build could not be loaded: a new version was published, or the network is down. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    failures.has(error) || /dynamically imported module|module script failed|importing a module/i.test(error.message)
  );
}

/**
 * Whether reloading the page may help and has not been tried just now; marks it as tried.
 * Offline a reload would lose the page for nothing.
 */
export function mayReload(now: number = currentTime()): boolean {
  if (!navigator.onLine) return false;
  const last = tabStore.read(KEY);
  if (typeof last === 'number' && now - last < GUARD_MS && now >= last) return false;
  tabStore.write(KEY, now);
  return tabStore.read(KEY) === now;
}
