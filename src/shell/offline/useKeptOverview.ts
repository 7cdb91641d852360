import { useIsFetching } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import { whenIdle } from '@/widgets/internal';

/** So long nothing has been asked for when the overview counts as whole, in ms: charts have been drawn by then. */
const WHOLE = 2500;

/**
 * Keeps what stands on the overview, each time it is whole, for a time without a network.
 *
 * @param waits nothing is kept, because it is being arranged
 */
export function useKeptOverview(
  root: RefObject<HTMLElement | null>,
  title: string,
  place: string,
  waits: boolean,
): void {
  const busy = useIsFetching() > 0 || waits;
  useEffect(() => {
    if (busy || document.documentElement.dataset.offline === undefined) return undefined;
    const keep = async () => {
      const { keepOverview } = await import('./keepOverview');
      if (root.current && navigator.onLine) keepOverview(root.current, title, place);
    };
    return whenIdle(() => void keep().catch(() => undefined), WHOLE);
  }, [busy, root, title, place]);
}
