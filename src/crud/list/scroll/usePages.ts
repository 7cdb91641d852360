import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import { useResource } from '@/data';
import type { AnyRecord } from '@/schema';
import { useLeaving } from '../../actions/undo/hiddenRows';
import { countAsNew } from '../prefetchList';
import type { ListRequest } from '../useListState';
import type { Pages } from './range';

/** What is read of the pages of a list that are there together. */
interface PagesState {
  /** Of all pages that are there, each record once. */
  readonly rows: readonly AnyRecord[];
  readonly total: number | undefined;
  /** There are further rows after them. */
  readonly more: boolean;
  readonly loading: boolean;
  readonly error: unknown;
  /** Asks once more for what failed. Stable. */
  retry(): void;
  /** Asks for all of them anew. Stable. */
  refresh(): void;
}

/** Each record once, also when some were added between two answers; without those that are about to go. */
function distinct(pages: readonly (readonly AnyRecord[])[], without: ReadonlySet<string>): readonly AnyRecord[] {
  const seen = new Set<string>(without);
  return pages.flat().filter(({ id }) => {
    if (id === '') return true;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}

/** Several pages of a list together. Each is asked for once, and again only with a refresh. */
export function usePages(list: ListRequest, { first, last }: Pages): PagesState {
  const { path } = useResource();
  const client = useQueryClient();
  const provider = useDataProvider();
  const leaving = useLeaving(path);
  const { perPage } = list.pagination;
  const found = useQueries({
    queries: Array.from({ length: last - first + 1 }, (_, at) => {
      const request = { ...list, pagination: { page: first + at, perPage } };
      const queryKey = [path, 'getList', request];
      return {
        queryKey,
        queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
          countAsNew(client, queryKey);
          return provider.getList<AnyRecord>(path, { ...request, signal });
        },
        retry: false,
        staleTime: Infinity,
      };
    }),
    combine: (results) => ({
      pages: results.map(({ data }) => data),
      loading: results.some(({ isFetching, data }) => isFetching && data === undefined),
      error: results.find(({ error, data }) => error && data === undefined)?.error,
    }),
  });
  const known = useMemo(() => found.pages.filter((page) => page !== undefined), [found]);
  const rows = useMemo(
    () =>
      distinct(
        known.map(({ data }) => data),
        leaving,
      ),
    [known, leaving],
  );
  const end = found.pages.at(-1);
  const more = end?.pageInfo ? Boolean(end.pageInfo.hasNextPage) : last * perPage < (end?.total ?? 0);
  const again = (isFailed: boolean) =>
    client.refetchQueries({
      queryKey: [path, 'getList'],
      type: 'active',
      predicate: ({ state }) => !isFailed || (state.status === 'error' && state.data === undefined),
    });
  return {
    rows,
    total: end?.pageInfo?.hasNextPage ? undefined : (known.at(-1)?.total ?? rows.length),
    more,
    loading: found.loading,
    error: found.error,
    retry: useEvent(() => void again(true)),
    refresh: useEvent(() => void again(false)),
  };
}
