import { useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  defaultExporter,
  ListContextProvider,
  useDataProvider,
  useEvent,
  useNotify,
  type ListControllerResult,
} from 'react-admin';
import type { AnyRecord } from '@/schema';
import type { Sort } from '../lists/sortParams';
import { TellListContext } from './listsBeside';

type Filters = Readonly<Record<string, unknown>>;

interface Row {
  readonly key: string;
  readonly record: AnyRecord;
}

/** What a list of ours shows and can be asked for. */
interface OurList {
  readonly rows: readonly AnyRecord[] | undefined;
  readonly total: number | undefined;
  readonly error: unknown;
  readonly outdated: boolean;
  readonly page: number;
  readonly perPage: number;
  readonly sort: Sort;
  readonly filters: Filters;
  setPage(page: number): void;
  setPerPage(perPage: number): void;
  setSort(sort: Sort): void;
  setFilters(filters: Filters): void;
  refresh(): void;
}

/** The records that are ticked in it. */
interface OurSelection {
  set(rows: readonly Row[], chosen: boolean): void;
  remove(ids: readonly string[]): void;
  clear(): void;
  records(): readonly AnyRecord[];
  subscribe(listener: () => void): () => void;
}

export interface ListPlaceProps {
  readonly path: string;
  readonly list: OurList;
  readonly selection: OurSelection;
  /** Filters that always hold, besides those a person sets. */
  readonly given: Filters;
  readonly title: string;
  readonly children: ReactNode;
}

/** So many records are ticked together at most, where nobody says how many. */
const MOST = 250;

const rowOf = (record: AnyRecord): Row => ({ key: record.id, record });
const idsOf = (records: readonly AnyRecord[]) => records.map(({ id }) => id);
const without = (filters: Filters, name: string) =>
  Object.fromEntries(Object.entries(filters).filter(([one]) => one !== name));

/** The ticks of a list as react-admin turns them. */
function useTicks({ path, list, selection, given }: ListPlaceProps) {
  const provider = useDataProvider();
  const notify = useNotify();
  const chosen = useSyncExternalStore(selection.subscribe, selection.records);
  const read = (perPage: number) =>
    provider.getList<AnyRecord>(path, {
      pagination: { page: 1, perPage },
      sort: list.sort,
      filter: { ...list.filters, ...given },
    });
  const select = useEvent((ids: readonly unknown[]) => {
    const wanted = new Set(ids.map(String));
    selection.remove(idsOf(chosen).filter((id) => !wanted.has(id)));
    selection.set((list.rows ?? []).filter(({ id }) => wanted.has(id)).map(rowOf), true);
  });
  return {
    selectedIds: useMemo(() => idsOf(chosen), [chosen]),
    onSelect: select,
    onToggleItem: useEvent((id: unknown) => {
      const ids = idsOf(chosen);
      select(ids.includes(String(id)) ? ids.filter((one) => one !== String(id)) : [...ids, id]);
    }),
    onUnselectItems: useEvent(() => selection.clear()),
    onSelectAll: useEvent(async ({ limit = MOST }: { readonly limit?: number } = {}) => {
      try {
        const { data } = await read(limit);
        selection.set(data.map(rowOf), true);
        if (data.length === limit)
          notify('ra.message.select_all_limit_reached', { messageArgs: { max: limit }, type: 'warning' });
      } catch {
        notify('ra.notification.http_error', { type: 'warning' });
      }
    }),
    getData: useEvent(async ({ maxResults = list.total ?? MOST }: { readonly maxResults?: number } = {}) =>
      maxResults === 0 ? [] : (await read(maxResults)).data,
    ),
  };
}

/** A list of ours as react-admin's: its components and hooks read and move it (`useListContext`). */
export default function ListPlace(props: ListPlaceProps) {
  const { path, list, given, title, children } = props;
  const { rows, total, error, outdated, page, perPage, sort, filters } = list;
  const ticks = useTicks(props);
  const [displayed, setDisplayed] = useState<Readonly<Record<string, boolean>>>({});
  const setFilters = useEvent((next: Filters, shown?: Readonly<Record<string, boolean>>) => {
    if (shown) setDisplayed(shown);
    list.setFilters(next);
  });
  const hideFilter = useEvent((name: string) => {
    setDisplayed((before) => ({ ...before, [name]: false }));
    list.setFilters(without(filters, name));
  });
  const showFilter = useEvent((name: string, value: unknown) => {
    setDisplayed((before) => ({ ...before, [name]: true }));
    if (value !== undefined && value !== '') list.setFilters({ ...filters, [name]: value });
  });
  const setSort = useEvent((next: Sort) => list.setSort(next));
  const failure = error instanceof Error ? error : error === undefined ? null : new Error(String(error));
  const answer =
    rows !== undefined
      ? { data: [...rows], total: total ?? 0, error: null, isPending: false as const }
      : failure
        ? { data: undefined, total: undefined, meta: undefined, error: failure, isPending: false as const }
        : { data: undefined, total: undefined, meta: undefined, error: null, isPending: true as const };
  const value: ListControllerResult<AnyRecord> = {
    ...answer,
    ...ticks,
    resource: path,
    defaultTitle: title,
    displayedFilters: displayed,
    exporter: defaultExporter,
    filter: given,
    filterValues: filters,
    sort: { field: sort.field, order: sort.order },
    page,
    perPage,
    isFetching: outdated,
    isLoading: answer.isPending,
    isPaused: false,
    isPlaceholderData: outdated,
    hasNextPage: total === undefined || page * perPage < total,
    hasPreviousPage: page > 1,
    refetch: list.refresh,
    setPage: list.setPage,
    setPerPage: list.setPerPage,
    setSort,
    setFilters,
    hideFilter,
    showFilter,
  };
  // where nobody counted, its pager goes by `hasNextPage`, and has to find no total
  if (total === undefined) Reflect.deleteProperty(value, 'total');
  const tell = useContext(TellListContext);
  useEffect(() => tell?.(value)); // after each drawing, as their context does
  useEffect(() => () => tell?.(undefined), [tell]);
  return (
    <ListContextProvider value={value}>
      <TellListContext value={undefined}>{children}</TellListContext>
    </ListContextProvider>
  );
}
