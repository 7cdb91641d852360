import { useUserMemory } from '../useUserMemory';

const read = (stored: unknown): string | null => (typeof stored === 'string' && stored !== '' ? stored : null);

/** The station this user works on, kept over visits and shared by all pages (spec 01 §3), and how to change it. */
export function useCurrentStation(): readonly [id: string | null, choose: (id: string | null) => void] {
  return useUserMemory('station', read);
}
