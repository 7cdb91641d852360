import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDataProvider, useEvent, useGetList, useListParams } from 'react-admin';
import { useResource } from '@/data';
import type { AnyRecord } from '@/schema';
import { useLeaving } from '../actions/undo/hiddenRows';
import { useFitting } from './pages/useFitting';
import { MOST_ROWS, schemaSort, takePrefetched } from './prefetchList';
import { cleanFilters, type Filters } from './cleanFilters';
import { NOTHING, useReadFilters, withFilterReader } from './filters/useReadFilters';
import { filterDefaults } from './filters/filterDefaults';
import { groupedSort } from './groups/groupBy';
import { readSort, sortFromParams, sortToParams, type SortState } from './sortState';

export type { SortState };

/** A page of a list as the provider is asked for it. */
export interface ListRequest {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort: SortState;
  readonly filter: Filters;
}

/** What a list shows now and what can be asked of it. Page, order and filters are in the URL. What asks is stable. */
export interface ListState {
  readonly rows: readonly AnyRecord[] | undefined;
  /** How many there are in all; undefined where nobody counts them, and there are more. */
  readonly total: number | undefined;
  /** Undefined once rows are there; a failed refresh over old rows is told by `stale`. */
  readonly error: unknown;
  /** The rows are those of before: the last refresh failed. */
  readonly stale: boolean;
  readonly request: ListRequest;
  /** What is asked for, whichever page of it: the same until that changes. */
  readonly base: object;
  /** What is asked for, as the cache knows it. */
  readonly listKey: QueryKey;
  /** The rows belong to the filters or page before; the new ones are on their way. */
  readonly outdated: boolean;
  readonly page: number;
  readonly perPage: number;
  readonly sort: SortState;
  readonly filters: Filters;
  setPage(page: number): void;
  setPerPage(perPage: number): void;
  setSort(sort: SortState): void;
  setFilters(filters: Filters): void;
  refresh(): void;
  /** The same by itself: a failure is told by `stale` alone. */
  refreshQuietly(): void;
}

/** No list has more pages, whatever an address asks for. */
const MOST_PAGES = 1e9;
const atLeastOne = (value: number, otherwise: number): number =>
  Number.isInteger(value) && value >= 1 && value <= MOST_PAGES ? value : otherwise;

/** What of a query a list shows. */
const SHOWN: ('data' | 'error' | 'isPlaceholderData')[] = ['data', 'error', 'isPlaceholderData'];

interface ListStateOptions {
  /** A part of a page: its parameters stay out of the address. */
  readonly inPage: boolean;
  /** Filters that always hold, besides those a person sets. */
  readonly given: Filters;
  /** By what it is grouped; '' for nothing. */
  readonly by?: string;
}

/** What the address asks for, as far as the schema knows it; a list inside of a page keeps its own. */
function useListAddress(inPage: boolean) {
  const { resource, path } = useResource();
  const first = useMemo(() => filterDefaults(resource), [resource]);
  const firstSort = useMemo(() => schemaSort(resource), [resource]);
  const [fitting] = useFitting();
  const most = (!inPage && fitting) || resource.pageSize;
  const [params, modify] = useListParams({
    resource: path,
    perPage: most,
    sort: firstSort,
    filterDefaultValues: first,
    debounce: 0,
    disableSyncWithLocation: inPage,
  });
  const page = atLeastOne(params.page, 1);
  const perPage = Math.min(atLeastOne(params.perPage, most), MOST_ROWS);
  const filters = useReadFilters(JSON.stringify(params.filter ?? {}));
  const { sort: sortText, order } = params;
  const sort = useMemo(() => readSort(resource, sortFromParams(sortText, order)), [resource, sortText, order]);
  return { modify, page, perPage, filters, sort };
}

/**
 * The rows of a resource by react-admin's list parameters (`?page=&perPage=&sort=&order=&filter=`). A failure is an
 * error, never an empty list; a page that no longer exists gives way to the last one that does.
 */
export function useListState({ inPage, given, by = '' }: ListStateOptions): ListState {
  const { resource, path } = useResource();
  const client = useQueryClient();
  const provider = useDataProvider();
  const { modify, page, perPage, filters: read, sort } = useListAddress(inPage);
  const filters = read ?? NOTHING;
  const base = useMemo(
    () => ({ sort: groupedSort(resource, sort, by), filter: { ...filters, ...given } }),
    [resource, sort, by, filters, given],
  );
  const request = useMemo(() => ({ pagination: { page, perPage }, ...base }), [page, perPage, base]);
  const listKey = useMemo(() => [path, 'getList', request], [path, request]);
  const query = useGetList<AnyRecord>(path, request, {
    enabled: read !== undefined,
    placeholderData: (before) => before,
    retry: false,
    ...takePrefetched(client, listKey),
    // a refresh that brings nothing new draws nothing; only a page that may have to give way hears that it has ended
    notifyOnChangeProps: page === 1 ? SHOWN : 'all',
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const leavingIds = useLeaving(path);
  const rows = useMemo(
    () => (leavingIds.size === 0 ? data : data?.filter(({ id }) => !leavingIds.has(id))),
    [data, leavingIds],
  );
  const total = query.pageInfo?.hasNextPage
    ? undefined
    : (query.total ?? (page - 1) * perPage + (data?.length ?? 0)) - (data?.length ?? 0) + (rows?.length ?? 0);

  const leaveEmptyPage = useEffectEvent(() => {
    if (page === 1 || isFetching || isPlaceholderData || error || !rows || rows.length > 0) return;
    const last = Math.max(1, Math.ceil((query.pageInfo ? Infinity : (query.total ?? 0)) / perPage));
    modify.setPage(Math.min(last, page - 1));
  });
  useEffect(() => leaveEmptyPage(), [rows, isFetching]);

  /**
   * An emptied page that gives way to another, or whose rows are followed by more: nothing to show until these are
   * there.
   */
  const leaving = rows?.length === 0 && !error && (page > 1 || (leavingIds.size > 0 && total !== 0));

  const setPage = useEvent(modify.setPage);
  const setPerPage = useEvent(modify.setPerPage);
  const setSort = useEvent((next: SortState) => {
    const { sort: field, order: directions } = sortToParams(next);
    // several directions in one text: the address carries it, nobody else reads it
    modify.changeParams({ type: 'SET_SORT', payload: { field, order: directions } });
  });
  const setFilters = useEvent((next: Filters) => withFilterReader(() => modify.setFilters(cleanFilters(next), {})));
  const refresh = useEvent(() => {
    void refetch();
    if (resource.summary) void client.invalidateQueries({ queryKey: [path, 'summary'] });
  });
  const refreshQuietly = useEvent(() => {
    const read = async ({ signal }: { readonly signal: AbortSignal }) =>
      provider.getList<AnyRecord>(path, { ...request, meta: { quiet: true }, signal });
    void client.prefetchQuery({ queryKey: listKey, queryFn: read, staleTime: 0 });
    if (resource.summary) void client.invalidateQueries({ queryKey: [path, 'summary'] });
  });

  return {
    rows: leaving ? undefined : rows,
    total,
    error: rows ? undefined : error,
    stale: Boolean(rows && error),
    request,
    base,
    listKey,
    outdated: Boolean(isPlaceholderData),
    page,
    perPage,
    sort,
    filters,
    setPage,
    setPerPage,
    setSort,
    setFilters,
    refresh,
    refreshQuietly,
  };
}
