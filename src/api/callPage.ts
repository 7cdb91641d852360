import type { PageShape } from '@/schema';
import { call } from './call';
import { adviseOnPage } from './adviseOnAnswer';
import { wireConfig } from './config';
import { tellFailure } from './events';
import type { CallRequest } from './request';
import { own, asObject } from './wireValue';
import { WireError } from './wireError';

/** Rows as they came, and how many there are in all. @public */
export interface Page {
  readonly rows: readonly unknown[];
  readonly total: number;
  /** The server said how many there are; else `total` is what came. */
  readonly counted: boolean;
  /** Whether there is another page, where that is all that is known. */
  readonly more?: boolean;
}

function readTotal(value: unknown): number | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/**
 * What stands at a path of names joined by dots: `'detail.rows'`.
 *
 * @example valueAt({ data: { list: [1] } }, 'data.list') // [1]
 * @public
 */
export function valueAt(data: unknown, path: string | undefined): unknown {
  return (path?.split('.') ?? []).reduce((value, name) => own(asObject(value), name), data);
}

/** What stands at the name of a part: one with dots goes inside. */
const partAt = (data: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(data, name) ? data[name] : valueAt(data, name);

/**
 * `data` as a page: `{list, totalSize}` by the configured names or those of the call, or a bare list. `list: null` is
 * an empty page, a total that is no number counts what came. Undefined when there is no list at all: that is a failure,
 * not an empty table.
 *
 * @example readPage({ list: [{ id: '7' }], totalSize: 40 }) // { rows: [{ id: '7' }], total: 40, counted: true }
 * @public
 */
export function readPage(data: unknown, names: PageShape = {}): Page | undefined {
  if (Array.isArray(data)) return { rows: data, total: data.length, counted: false };
  const given = asObject(data);
  if (!given) return undefined;
  const { list, total } = { ...wireConfig.fields, ...names };
  const counted = typeof total === 'string' ? readTotal(partAt(given, total)) : undefined;
  const found = partAt(given, list);
  // where there are none, what they would stand in may be missing
  const rows = found === undefined && counted === 0 && list.includes('.') ? [] : found === null ? [] : found;
  if (!Array.isArray(rows)) return undefined;
  return { rows, total: Math.max(counted ?? 0, rows.length), counted: counted !== undefined };
}

type PageRequest = CallRequest & { readonly at?: string | undefined; readonly shape?: PageShape | undefined };

function pageOf(data: unknown, request: PageRequest): Page {
  const page = readPage(data, request.shape);
  if (page) return page;
  if (import.meta.env.DEV) adviseOnPage(request.path, data, request.shape?.list ?? wireConfig.fields.list);
  throw tellFailure(new WireError({ kind: 'malformed', messageKey: 'errors.backend', status: 200 }), request);
}

/**
 * A call whose answer is a page. `at`: where in `data` it stands; `shape`: how its parts are named.
 *
 * @example const { rows, total } = await callPage({ method: 'POST', path: '/depot/page', params: { pageNum: 1 } })
 * @public
 */
export async function callPage(request: PageRequest): Promise<Page> {
  const { at, shape } = request;
  const read = (data: unknown) => pageOf(valueAt(data, at), request);
  if (typeof shape?.total !== 'object') return read(await call({ ...request, reads: true }));
  return (await import('./paging/countByHeader')).callCounted(request, shape.total.header, read);
}

/**
 * The rows of a list beside a record (its history, its steps), which a cloud may have nothing in: no data is no rows.
 *
 * @example const parts = await callRows({ method: 'GET', path: '/depot/list', params: { depotId } })
 * @public
 */
export async function callRows(request: PageRequest): Promise<readonly unknown[]> {
  const data = valueAt(await call({ ...request, reads: true }), request.at);
  return data === null || data === undefined ? [] : pageOf(data, request).rows;
}
