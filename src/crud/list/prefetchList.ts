import type { Query, QueryClient } from '@tanstack/react-query';
import type { DataProvider, Store } from 'react-admin';
import type { Resource } from '@/schema';
import { cleanFilters } from './cleanFilters';
import { filterDefaults } from './filters/filterDefaults';
import { readSort, type SortState } from './sortState';

/** No more rows than that, whatever a URL asks for. */
export const MOST_ROWS = 500;

/** So long an answer that was asked for ahead counts as new, in ms: the list it is for is being drawn. */
const NEW_MS = 30_000;

/** Queries whose first answer was asked for ahead. */
const prefetched = new WeakSet<Query>();

/** Where it is kept how many rows fill the window, for a person who wants that of all lists. */
export const FITTING = 'list.fitting';

/** What is kept there for a person who wants lists to be read on as he scrolls, and so many rows are read at once. */
export const SCROLL = 'scroll';
export const SCROLL_ROWS = 50;

/** So many rows fill the window, or are read at once; 0 for a person who asked for neither. */
export const readFitting = (kept: unknown): number =>
  kept === SCROLL
    ? SCROLL_ROWS
    : typeof kept === 'number' && Number.isInteger(kept) && kept > 0
      ? Math.min(kept, MOST_ROWS)
      : 0;

/** The order the schema opens a list with. */
export function schemaSort({ sort }: Resource): SortState {
  return { field: sort?.field ?? '', order: sort?.order === 'desc' ? 'DESC' : 'ASC' };
}

/** What a list asks for that opens afresh; `fitting` rows fill the window of a person who wants that. */
export function firstRequest(resource: Resource, fitting = 0) {
  return {
    pagination: { page: 1, perPage: Math.min(fitting || resource.pageSize, MOST_ROWS) },
    sort: readSort(resource, schemaSort(resource)),
    filter: cleanFilters(filterDefaults(resource)),
  };
}

interface Prefetching {
  readonly client: QueryClient;
  readonly provider: DataProvider;
  readonly store: Store;
  /** Who is signed in: his own views may open the list otherwise. */
  readonly userId: string;
}

/**
 * Asks for the records a list opens with, while the rest of its page is still being loaded and drawn. Only where
 * nothing is kept that the list would open with instead, and where it was not asked before.
 *
 * @param path react-admin's name of the resource
 */
export async function prefetchList(
  { client, provider, store, userId }: Prefetching,
  path: string,
  resource: Resource,
): Promise<void> {
  const opensOtherwise =
    store.getItem<unknown>(`${path}.listParams`) ??
    store.getItem<unknown>(`own.${userId}.${path}.views`) ??
    store.getItem<unknown>(`own.${userId}.${path}.group`);
  const isList = resource.call('page') && !resource.tree && resource.of === undefined;
  if (!isList || opensOtherwise || client.getQueryCache().find({ queryKey: [path, 'getList'], exact: false })) return;
  const request = firstRequest(resource, readFitting(store.getItem<unknown>(`own.${userId}.${FITTING}`)));
  const queryKey = [path, 'getList', request];
  const answer = client.prefetchQuery({
    queryKey,
    queryFn: ({ signal }) => provider.getList(path, { ...request, signal }),
  });
  const query = client.getQueryCache().find({ queryKey });
  if (query) prefetched.add(query);
  await answer;
}

/**
 * Calls off what was asked ahead for lists that were left before they were drawn: their answers, and their failures,
 * are nobody's any more. A list that was drawn has had its answer: who comes back to it asks again.
 */
export function dropPrefetched(client: QueryClient, path: string | undefined): void {
  const left = client
    .getQueryCache()
    .findAll({ predicate: (query) => prefetched.has(query) && query.queryKey[0] !== path });
  for (const query of left) {
    prefetched.delete(query);
    if (query.getObserversCount() > 0 || query.state.data !== undefined) continue;
    void query.cancel();
    client.getQueryCache().remove(query);
  }
}

/** Takes the next answer of a query for that of whichever list shows it first: it does not ask again. */
export function countAsNew(client: QueryClient, queryKey: readonly unknown[]): void {
  const query = client.getQueryCache().find({ queryKey });
  if (query) prefetched.add(query);
}

const isAhead = (query: Query | undefined): boolean =>
  query !== undefined && prefetched.has(query) && query.state.dataUpdateCount + query.state.errorUpdateCount <= 1;

/**
 * How the list treats an answer that was asked for ahead: as its own, also when it is a failure. Asked each time the
 * list is shown, which is not drawn again for that: a list one comes back to asks the server.
 */
export function takePrefetched(client: QueryClient, queryKey: readonly unknown[]) {
  return {
    staleTime: () => (isAhead(client.getQueryCache().find({ queryKey })) ? NEW_MS : 0),
    retryOnMount: !isAhead(client.getQueryCache().find({ queryKey })),
  };
}
