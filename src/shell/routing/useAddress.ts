import { useSyncExternalStore } from 'react';
import type { RouterState } from 'react-router';
import { useRouter } from './useRouter';

/**
 * The state of the console's router as it is now: its location, how it came there, and which forms hold a navigation.
 */
export function useAddress(): RouterState {
  const { router } = useRouter();
  return useSyncExternalStore(router.subscribe, () => router.state);
}
