import type { Resource } from '@/schema';
import type { BackendContext } from '../core/context';
import type { Incoming } from '../core/incoming';
import type { Doc, Store } from '../store/store';
import { shownRow } from './rows';
import { sortBy, type SortKey } from './sortRows';

/** All rows of a resource as its lists look at them. */
export interface KeptList {
  /** The rows in an order, made once. */
  inOrder(keys: readonly SortKey[]): readonly Doc[];
  stored(row: Doc): Doc;
}

interface Entry extends KeptList {
  /** What it was made of: collections are the same lists as long as they do not change. */
  readonly from: readonly unknown[];
  readonly made: number;
  readonly until: number;
}

const lists = new WeakMap<Store, Map<string, Entry>>();

/**
 * What lists do over and over is done once: properties are computed and rows put in order when a list first asks for
 * it, and again only when a document changed or a computed value may have. Undefined for resources of which that is not
 * known.
 */
export function keptList(
  context: BackendContext,
  resource: Resource,
  incoming: Incoming,
  names: readonly string[],
): KeptList | undefined {
  const { store, clock } = context;
  const { rows, present, holds } = context.hooks.get(resource.name) ?? {};
  if (rows || present || (names.length > 0 && !holds)) return undefined;
  const all = store.all(resource.name);
  const from = [all, ...(names.length > 0 ? (holds?.of ?? []) : []).map((name) => store.all(name))];
  const own = lists.get(store) ?? new Map<string, Entry>();
  lists.set(store, own);
  const key = [resource.name, incoming.locale, ...names].join(' ');
  const known = own.get(key);
  const now = clock();
  if (known && now >= known.made && now < known.until && known.from.every((one, place) => one === from[place]))
    return known;
  const shown =
    names.length > 0 ? new Map(all.map((row) => [shownRow(context, resource, row, incoming, names), row])) : undefined;
  const orders = new Map<string, readonly Doc[]>();
  const entry: Entry = {
    from,
    made: now,
    until: names.length > 0 ? (holds?.until(now) ?? now) : Number.POSITIVE_INFINITY,
    inOrder: (keys) => {
      const keyText = JSON.stringify(keys);
      const order = orders.get(keyText) ?? sortBy(keys, shown ? [...shown.keys()] : all);
      orders.set(keyText, order);
      return order;
    },
    stored: (row) => shown?.get(row) ?? row,
  };
  own.set(key, entry);
  return entry;
}
