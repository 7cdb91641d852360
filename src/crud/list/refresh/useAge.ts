import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { currentTime } from '@/schema/dates';

const STEP = 1000;
/** Below a minute ages go by tens of seconds: a text that changes every second is looked at, not read. */
const COARSE = 10;

/** Seconds since the last good answer: 0, 10, 20 … 50, then whole minutes in seconds. Undefined before there is one. */
export function ageOf(updatedAt: number, now: number): number | undefined {
  if (updatedAt === 0) return undefined;
  const seconds = Math.max(0, Math.floor((now - updatedAt) / 1000));
  return seconds < 60 ? seconds - (seconds % COARSE) : seconds - (seconds % 60);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, STEP);
  return () => clearInterval(timer);
}

/** How old an answer is. */
export function useAge(queryKey: QueryKey): number | undefined {
  const client = useQueryClient();
  const read = useCallback(
    () => ageOf(client.getQueryState(queryKey)?.dataUpdatedAt ?? 0, currentTime()),
    [client, queryKey],
  );
  return useSyncExternalStore(subscribe, read);
}
