import { useQuery } from '@tanstack/react-query';
import { ownAccount } from '@/access/internal';

const MINUTES = 60_000;

/** What the cloud says of the signed-in user; nothing while it is on its way, and where it says nothing. */
export function useOwnAccount(userId: string) {
  return useQuery({
    queryKey: ['own account', userId],
    queryFn: ({ signal }) => ownAccount(signal),
    staleTime: 5 * MINUTES,
    retry: false,
  });
}
