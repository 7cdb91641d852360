import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useListParams } from 'react-admin';
import { type ConsoleDataProvider, useResource } from '@/data';
import type { Filter, TreeNode } from '@/schema';
import { cleanFilters, type Filters } from '../list/cleanFilters';
import { readFilters } from '../list/filters/readFilters';
import { filterDefaults } from '../list/filters/filterDefaults';

const SORT = { field: '', order: 'ASC' } as const;

/**
 * The nodes of a tree resource and the filters the server applies to them, which are in the URL. Filters of text are
 * not asked for: the search over the tree does the same and keeps what is above a find.
 */
export function useRecordTree() {
  const { resource, path } = useResource();
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const first = useMemo(() => filterDefaults(resource), [resource]);
  const [params, { setFilters }] = useListParams({
    resource: path,
    sort: SORT,
    filterDefaultValues: first,
    debounce: 0,
  });
  const filterText = JSON.stringify(params.filter ?? {});
  const filters = useMemo(() => readFilters(resource, JSON.parse(filterText)), [resource, filterText]);
  const request = useMemo<readonly Filter[]>(
    () => resource.filters.filter(({ field }) => !resource.fields[field]?.type.byPart),
    [resource],
  );

  const listKey = useMemo(() => [path, 'tree', filters], [path, filters]);
  const read = async (signal: AbortSignal, quiet = false): Promise<readonly TreeNode[]> => {
    const { data } = await provider.tree(path, { filter: filters, signal, quiet });
    return Array.isArray(data) ? data : []; // what react-admin makes up for a session that ended
  };
  const query = useQuery<readonly TreeNode[]>({
    queryKey: listKey,
    queryFn: async ({ signal }) => read(signal),
    placeholderData: (before) => before,
    retry: false,
  });
  return {
    nodes: query.data,
    error: query.data ? undefined : query.error,
    stale: Boolean(query.data && query.error),
    listKey,
    outdated: query.isPlaceholderData,
    filters,
    /** The filters there are inputs for. */
    request,
    setFilters: (next: Filters) => setFilters(cleanFilters(next), {}),
    refreshQuietly: () => {
      void client.prefetchQuery({ queryKey: listKey, queryFn: async ({ signal }) => read(signal, true), staleTime: 0 });
      if (resource.summary) void client.invalidateQueries({ queryKey: [path, 'summary'] });
    },
    refresh: () => {
      void query.refetch();
      if (resource.summary) void client.invalidateQueries({ queryKey: [path, 'summary'] });
    },
  };
}
