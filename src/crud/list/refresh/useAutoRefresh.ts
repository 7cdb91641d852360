import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { currentTime } from '@/schema/dates';
import { isBusy } from './isBusy';

/** How often it is looked whether it is time, in ms. */
const STEP = 1000;

interface AutoRefresh {
  /** What is asked for, as the cache knows it. */
  readonly queryKey: QueryKey;
  /** Ms from the end of one answer to the next question. */
  readonly every: number;
  readonly paused: boolean;
  /** Asks again without a toast when it fails: the list tells that itself. */
  refresh(): void;
}

/**
 * Asks for a list again every so often while somebody looks: not while the window or the page's tab is hidden (effects
 * end there), not offline, not while a dialog or an editor is open. What is too old when somebody comes back is asked
 * for at once.
 */
export function useAutoRefresh({ queryKey, every, paused, refresh }: AutoRefresh): void {
  const client = useQueryClient();
  const look = useEffectEvent(() => {
    const state = client.getQueryState(queryKey);
    if (!state || state.fetchStatus !== 'idle' || document.visibilityState === 'hidden' || !navigator.onLine) return;
    const last = Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
    if (currentTime() - last >= every && !isBusy()) refresh();
  });
  useEffect(() => {
    if (paused) return undefined;
    const timer = setInterval(() => look(), STEP);
    const onShown = () => look();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [paused]);
}
