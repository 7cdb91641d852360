import { useCallback } from 'react';
import { useUserMemory } from '@/widgets/internal';

/** How many sites are remembered as chosen last. */
const MOST = 5;

const read = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string').slice(0, MOST) : [];

/**
 * Ids of the sites this user chose last, the latest first, at most five, and how to add one. Names are not kept.
 *
 * @example const { recent, remember } = useRecentSites();
 * @public
 */
export function useRecentSites() {
  const [recent, write] = useUserMemory('recentStations', read);
  const remember = useCallback(
    (id: string) => write([id, ...recent.filter((one) => one !== id)].slice(0, MOST)),
    [recent, write],
  );
  return { recent, remember };
}
