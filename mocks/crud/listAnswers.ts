import { matches, type Call, type Resource, type WallClock } from '@/schema';
import type { BackendContext } from '../core/context';
import { actorOf, type Incoming } from '../core/incoming';
import { listedRow } from '../names/worded';
import type { Doc } from '../store/store';
import { checkSpans } from './form/checkSpans';
import { filterRows } from './filterRows';
import { keptList } from './keptList';
import { namesRead } from './namesRead';
import { mayBeSeen, presentRow, shownRow, visibleRows } from './rows';
import { seenFields } from './seenFields';
import { sortKeys, sortRows } from './sortRows';

const LARGEST_PAGE = 1000;

/** The rows a call asks for as they are kept: seen, filtered and sorted by what the resource's hooks show of them. */
function foundRows(context: BackendContext, whole: Resource, call: Call, incoming: Incoming): Doc[] {
  const resource = seenFields(whole, incoming);
  const actor = actorOf(incoming);
  const hooks = context.hooks.get(resource.name);
  checkSpans(resource, incoming.params);
  const read = namesRead(resource, call, incoming.params);
  const names = Object.keys(hooks?.computed ?? {}).filter((name) => read.has(name));
  const kept = keptList(context, resource, incoming, names);
  if (kept) {
    const found = filterRows(
      resource,
      call,
      incoming.params,
      kept.inOrder(sortKeys(resource, incoming.params, incoming.locale)),
      hooks,
    );
    return found.map(kept.stored).filter((row) => mayBeSeen(context, resource, row, actor));
  }
  const shown = new Map(
    visibleRows(context, resource, actor).map((row) => [shownRow(context, resource, row, incoming, names), row]),
  );
  const found = sortRows(
    resource,
    incoming.params,
    filterRows(resource, call, incoming.params, [...shown.keys()], hooks),
    incoming.locale,
  );
  return found.flatMap((one) => shown.get(one) ?? []);
}

/** The rows a list, options or export call asks for: seen, filtered, sorted, as they are answered. */
export function requestedRows(context: BackendContext, resource: Resource, call: Call, incoming: Incoming): Doc[] {
  return foundRows(context, resource, call, incoming).map((row) =>
    listedRow(presentRow(context, resource, row, incoming), incoming.locale),
  );
}

/** A page by its number, for calls that count the records before it. */
function numbered({ offset, first, cursor }: Call, params: Incoming['params']): Incoming['params'] {
  if (cursor) return { ...params, pageNum: params[cursor.param] ?? 1 }; // its marks are numbers
  if (first === 0) return { ...params, pageNum: (Number(params.pageNum) || 0) + 1 };
  if (!offset) return params;
  return {
    ...params,
    pageNum: Math.floor((Number(params.pageNum) || 0) / Math.max(1, Number(params.pageSize) || 1)) + 1,
  };
}

/**
 * The page a list call asks for. Only its own rows are completed with the names of what they refer to: of ten thousand
 * rows, ten.
 */
export function requestedPage(context: BackendContext, resource: Resource, call: Call, incoming: Incoming) {
  const { list, ...rest } = pageOf(foundRows(context, resource, call, incoming), numbered(call, incoming.params));
  return {
    ...rest,
    list: list.map((row) => listedRow(presentRow(context, resource, row, incoming), incoming.locale)),
  };
}

/** `{list, totalSize, pageNum, pageSize}`; the whole list when no page is asked for (spec 01 §7). */
export function pageOf<T>(
  rows: readonly T[],
  params: Incoming['params'],
): { list: T[]; totalSize: number; pageNum: number; pageSize: number } {
  const whole = params.pageSize === undefined || params.pageSize === '';
  const pageSize = whole
    ? Math.max(rows.length, 1)
    : Math.min(LARGEST_PAGE, Math.max(1, Math.trunc(Number(params.pageSize)) || 10));
  const pageNum = Math.max(1, Math.trunc(Number(params.pageNum)) || 1);
  return { list: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize), totalSize: rows.length, pageNum, pageSize };
}

/** An object with a property that may stand further inside: `meta.total`. */
function put(object: object, name: string, value: unknown): object {
  const [first = '', ...rest] = name.split('.');
  const inner: unknown = Reflect.get(object, first);
  const within = typeof inner === 'object' && inner !== null ? inner : {};
  return { ...object, [first]: rest.length === 0 ? value : put(within, rest.join('.'), value) };
}

/** The mark of the page after this one; null after the last. */
function nextMark({ pageNum, pageSize }: { readonly pageNum?: unknown; readonly pageSize?: unknown }, total: number) {
  const page = Number(pageNum) || 1;
  return page * (Number(pageSize) || total) < total ? String(page + 1) : null;
}

/** A page under the names the call has for its parts. */
function shaped({ shape = {}, cursor }: Call, payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('list' in payload) || !('totalSize' in payload))
    return payload;
  const { list, totalSize, ...rest } = payload;
  // a total in a header is put there by the wire of the service
  const total = typeof shape.total === 'string' ? shape.total : 'totalSize';
  const page = put(put(rest, shape.list ?? 'list', list), total, totalSize);
  return cursor && typeof cursor.next === 'string' ? put(page, cursor.next, nextMark(rest, Number(totalSize))) : page;
}

/** The payload where the call's reader looks for it: `at: 'detail.rows'`. */
export function wrapAt(call: Call, payload: unknown): unknown {
  return (call.at?.split('.') ?? []).reduceRight<unknown>((inner, name) => ({ [name]: inner }), shaped(call, payload));
}

/** `[{id, name, nameEn?}]`, or a page of the same when a page is asked for. */
export function optionsOf(resource: Resource, rows: readonly Doc[], params: Incoming['params']): unknown {
  const names = new Set(['name', resource.recordTitle, ...(resource.recordTitleEn ? [resource.recordTitleEn] : [])]);
  const list = rows.map((row) => ({
    id: row.id,
    ...Object.fromEntries(
      [...names].map((name) => [name, row[name] ?? (name === 'name' ? row[resource.recordTitle] : undefined)]),
    ),
  }));
  return params.pageSize === undefined ? list : pageOf(list, params);
}

/**
 * Whether the schema lets that be done with the row now, by the clock of the backend: `standard.edit.visible` and the
 * like.
 */
export function isOpen(
  conditions:
    { readonly visible?: Parameters<typeof matches>[0]; readonly enabled?: Parameters<typeof matches>[0] } | undefined,
  record: object,
  clock: WallClock,
): boolean {
  return matches(conditions?.visible, record, clock) && matches(conditions?.enabled, record, clock);
}
