import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Report } from '@/schema';
import { reportKey } from './blockCall';

/** When the oldest of what is on view was loaded, in epoch ms; undefined while there is nothing. */
export function useOldestUpdate(report: Report): number | undefined {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    // what is asked for while drawing must not draw at once
    (changed) => cache.subscribe(() => queueMicrotask(changed)),
    () => {
      const moments = cache
        .findAll({ queryKey: reportKey(report), type: 'active' })
        .map(({ state }) => state.dataUpdatedAt);
      const known = moments.filter((at) => at > 0);
      return known.length === 0 ? undefined : Math.min(...known);
    },
  );
}
