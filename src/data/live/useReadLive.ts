import { useMemo } from 'react';
import type { Live } from './useLive';

/**
 * An answer that is kept fresh, as something reads it: read once an answer, its standing as it is.
 *
 * @param read the same function at every render, or one of `useCallback`
 * @example const sites = useReadLive(live, readSites) // Live<Site[]>
 * @public
 */
export function useReadLive<T>(live: Live<unknown>, read: (answer: unknown) => T): Live<T> {
  return useMemo(() => ({ ...live, data: live.data === undefined ? undefined : read(live.data) }), [live, read]);
}
