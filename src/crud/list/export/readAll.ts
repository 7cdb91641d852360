import type { ConsoleDataProvider } from '@/data';
import type { AnyRecord } from '@/schema';
import type { Filters } from '../cleanFilters';
import type { SortState } from '../useListState';

/** Rows asked for at once; a server that gives fewer is asked more often. */
const PAGE = 500;
/** More rows than that no file of the console holds: the browser has to keep them all. */
export const MOST_EXPORTED = 50_000;

interface Reading {
  readonly provider: ConsoleDataProvider;
  /** react-admin's name of the resource. */
  readonly path: string;
  readonly filters: Filters;
  readonly sort: SortState;
  readonly signal: AbortSignal;
  /** So many are read at most. Default: as many as a file holds. */
  readonly most?: number;
  /** The list is longer than that: whether its beginning is wanted. */
  confirmMany(total: number): Promise<boolean>;
  /** `total` is undefined where nobody counts them. */
  onProgress(done: number, total: number | undefined): void;
}

/**
 * All records the filters find, page by page, at most `most`; each once, also when some are added meanwhile.
 * Undefined: not wanted.
 * Of a list that nobody counts and that has more, the total is undefined.
 */
export async function readAll({
  provider,
  path,
  filters,
  sort,
  signal,
  most = MOST_EXPORTED,
  confirmMany,
  onProgress,
}: Reading): Promise<{ readonly records: readonly AnyRecord[]; readonly total: number | undefined } | undefined> {
  const records: AnyRecord[] = [];
  const seen = new Set<string>();
  let total: number | undefined;
  for (let page = 1; ; page += 1) {
    const answer = await provider.getList<AnyRecord>(path, {
      pagination: { page, perPage: PAGE },
      sort,
      filter: filters,
      signal,
    });
    signal.throwIfAborted();
    total = answer.pageInfo ? undefined : Math.max(answer.total ?? 0, records.length);
    if (page === 1 && total !== undefined && total > most && !(await confirmMany(total))) return undefined;
    const fresh = answer.data.filter(({ id }) => id === '' || !seen.has(id));
    for (const record of fresh) {
      seen.add(record.id);
      records.push(record);
    }
    const wanted = Math.min(total ?? Infinity, most);
    onProgress(Math.min(records.length, wanted), total === undefined ? undefined : wanted);
    // where nobody counts, a server that gives fewer than were asked for may have more: the end is a page with nothing
    if (fresh.length === 0 || records.length >= wanted) break;
  }
  const all = records.length < most ? records.length : undefined;
  return { records: records.slice(0, most), total: total ?? all };
}
