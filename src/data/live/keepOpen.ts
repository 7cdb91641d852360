import { currentSession, onSessionChange } from '@/access';
import { StreamRefused } from '@/api/internal';
import { currentTime } from '@/schema/dates';

/** One stay: it opens, tells, and resolves when it ends; it rejects when it never opened. */
export type Opening = (signal: AbortSignal, onOpen: () => void) => Promise<void>;

interface Watcher {
  /** `again`: it was closed meanwhile, and what happened then was not told. */
  onOpen(again: boolean): void;
  onClose(): void;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;
/** What stayed open so long was well; what ended sooner is asked for more and more seldom. */
const WELL = 10_000;

/** Streams that a server does not have, by the token they were asked for with: nobody asks a second time. */
const refused = new Map<string, string>();

const tokenNow = (): string => currentSession()?.accessToken ?? '';
const isWatched = (): boolean => document.visibilityState !== 'hidden' && navigator.onLine;

/**
 * Keeps a stream open while somebody looks: not while the window is hidden, offline or signed out. What ends is opened
 * again, after longer and longer pauses; what a server does not have is asked for once in a session. Returns how to
 * end it.
 *
 * @param key what it is a stream of
 */
export function keepOpen(key: string, open: Opening, { onOpen, onClose }: Watcher): () => void {
  let stay: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let attempts = 0;

  const again = () => {
    failures += 1;
    timer = setTimeout(start, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)));
  };

  async function run(own: AbortController): Promise<void> {
    const begun = currentTime();
    const isFirst = attempts === 0;
    const token = tokenNow();
    attempts += 1;
    try {
      await open(own.signal, () => {
        if (!own.signal.aborted) onOpen(!isFirst);
      });
    } catch (error) {
      if (error instanceof StreamRefused && !own.signal.aborted) refused.set(key, token);
    }
    if (own.signal.aborted) return;
    stay = undefined;
    onClose();
    if (currentTime() - begun >= WELL) failures = 0;
    if (refused.get(key) !== token) again();
  }

  function start(): void {
    clearTimeout(timer);
    if (stay || !isWatched() || tokenNow() === '' || refused.get(key) === tokenNow()) return;
    stay = new AbortController();
    void run(stay);
  }

  function end(): void {
    clearTimeout(timer);
    if (!stay) return;
    stay.abort();
    stay = undefined;
    onClose();
  }

  const look = () => {
    if (!isWatched()) return end();
    failures = 0;
    return start();
  };
  const stopListening = onSessionChange(() => {
    end();
    start();
  });
  const events = ['online', 'offline'] as const;
  for (const name of events) window.addEventListener(name, look);
  document.addEventListener('visibilitychange', look);
  start();
  return () => {
    end();
    stopListening();
    for (const name of events) window.removeEventListener(name, look);
    document.removeEventListener('visibilitychange', look);
  };
}
