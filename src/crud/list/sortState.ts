import { sortKeys, type Sort, type SortKey } from '@/data/internal';
import { isSortable, type Resource } from '@/schema';

/** The order of a list; `then` are the fields after the first. */
export type SortState = Sort;

interface SortParams {
  readonly sort: string;
  readonly order: string;
}

/** As the address carries it: `sort=name,time&order=ASC,DESC`. */
export function sortToParams(sort: SortState): SortParams {
  const keys = sortKeys(sort);
  return { sort: keys.map(({ field }) => field).join(','), order: keys.map(({ order }) => order).join(',') };
}

/** An order from an address: a field counts once, whatever is no direction is ascending. */
export function sortFromParams(sort: unknown, order: unknown): SortState {
  const orders = String(order ?? '').split(',');
  const keys = String(sort ?? '')
    .split(',')
    .map((field, at): SortKey => ({ field, order: orders[at] === 'DESC' ? 'DESC' : 'ASC' }));
  return sortFromKeys(keys.filter(({ field }) => field !== ''));
}

/** An order by these fields; a field counts once. */
export function sortFromKeys(keys: readonly SortKey[]): SortState {
  const once = keys.filter(({ field }, at) => keys.findIndex((one) => one.field === field) === at);
  const [first = { field: '', order: 'ASC' } as const, ...then] = once;
  return then.length > 0 ? { ...first, then } : first;
}

/** An order from an address, a view or a memory, without fields that this list is not sorted by. */
export function readSort(resource: Resource, sort: SortState): SortState {
  const sorts = ({ field }: SortKey) =>
    field === resource.sort?.field ||
    isSortable(resource, resource.columns.find((one) => one.field === field) ?? { field });
  return sortFromKeys(sortKeys(sort).filter((one) => Object.hasOwn(resource.fields, one.field) && sorts(one)));
}

/** The fields of an order. */
export function sortKeysOf(sort: SortState | undefined): readonly string[] {
  return sortKeys(sort).map(({ field }) => field);
}

/** The order a click on a heading leads to: by this field alone, the other way round when it was first already. */
export function sortBy(sort: SortState, field: string): SortState {
  return { field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' };
}

/** The order Shift and a click lead to: the field is added at the end, then turned round, then taken out. */
export function sortAlso(sort: SortState, field: string): SortState {
  const keys = sortKeys(sort);
  const own = keys.find((one) => one.field === field);
  const others = keys.filter((one) => one !== own);
  const next: readonly SortKey[] = !own
    ? [...keys, { field, order: 'ASC' }]
    : own.order === 'ASC'
      ? keys.map((one) => (one === own ? { field, order: 'DESC' } : one))
      : others;
  return sortFromKeys(next);
}

/** Where a field stands in the order: its direction, and its number from 1 when there are several. */
export function sortPlace(
  sort: SortState | undefined,
  field: string,
): { readonly order: SortKey['order']; readonly number?: number } | undefined {
  const keys = sortKeys(sort);
  const at = keys.findIndex((one) => one.field === field);
  const own = keys[at];
  return own && { order: own.order, ...(keys.length > 1 && { number: at + 1 }) };
}
