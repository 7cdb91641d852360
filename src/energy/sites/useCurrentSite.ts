import { useUserMemory } from '@/widgets/internal';

const read = (stored: unknown): string | null => (typeof stored === 'string' && stored !== '' ? stored : null);

/**
 * The site this user works on, kept over visits and shared by all pages (spec 01 §3), and how to change it. `null`:
 * none is chosen.
 *
 * @example const [siteId, choose] = useCurrentSite();
 * @public
 */
export function useCurrentSite(): readonly [id: string | null, choose: (id: string | null) => void] {
  return useUserMemory('station', read);
}
