import { wireName, type AnyValues, type Resource } from '@/schema';

/** One field of an order. */
export interface SortKey {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** The order of a list: by a field and, among equals, by others after it. */
export interface Sort extends SortKey {
  readonly then?: readonly SortKey[];
}

/** Every field of an order, the most important first; none for an order that says nothing. */
export function sortKeys(sort: Sort | undefined): readonly SortKey[] {
  if (!sort || sort.field === '') return [];
  return [{ field: sort.field, order: sort.order }, ...(sort.then ?? [])];
}

/**
 * Whether the resource's list can be ordered by several fields: the call says so, or everything is here and sorted
 * here.
 */
export function sortsByMany({ api, tree, call }: Resource): boolean {
  if (api.sort === false) return false;
  return Boolean(api.sort?.many) || call('page')?.pages === false || (!api.page && tree !== undefined);
}

/** Sorting as parameters (`sortField`, `sortOrder` unless the schema says otherwise), for fields of the wire only. */
export function sortParams(resource: Resource, sort: Sort | undefined): AnyValues {
  const names = resource.api.sort ?? { field: 'sortField', order: 'sortOrder' };
  const keys = sortKeys(sort).flatMap(({ field: name, order }) => {
    const field = resource.fields[name];
    return field && !field.type.derive ? [{ wire: wireName(name, field.options), order: order.toLowerCase() }] : [];
  });
  const [first] = keys;
  if (!names || !first) return {};
  const signed = ({ wire, order }: { readonly wire: string; readonly order: string }) =>
    order === 'desc' ? `-${wire}` : wire;
  if (names.order === '-') return { [names.field]: (names.many ? keys : [first]).map(signed).join(',') };
  if (names.order === ',') return { [names.field]: `${first.wire},${first.order}` };
  if (names.many === 'pairs') return { [names.field]: keys.map(({ wire, order }) => `${wire}:${order}`).join(',') };
  const sent = names.many ? keys : [first];
  return {
    [names.field]: sent.map(({ wire }) => wire).join(','),
    [names.order]: sent.map(({ order }) => order).join(','),
  };
}
