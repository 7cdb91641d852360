import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type ConsoleDataProvider, useResource } from '@/data';
import type { ActionEntry, AnyRecord } from '@/schema';

/**
 * What an action shows and begins with, asked each time it is opened: a form must not start from an answer of before.
 */
export function useActionLoad({ key, place, action }: ActionEntry, records: readonly AnyRecord[]) {
  const { path } = useResource();
  const record = place === 'bulk' ? undefined : records[0];
  const ids = place === 'bulk' ? records.map(({ id }) => id) : undefined;
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    queryKey: [path, 'loadAction', key, record?.id ?? ids ?? null],
    queryFn: async ({ signal }) => (await provider.loadAction(path, { key, record, ids, signal, quiet: true })).data,
    enabled: action.load !== undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const fresh = isFetchedAfterMount && !error ? data : undefined;
  return { values: fresh, error: isFetching ? undefined : (error ?? undefined), retry: () => void refetch() };
}
