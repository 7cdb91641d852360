import { wireName, type AnyValues, type Resource } from '@/schema';

export interface Sort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** Sorting as parameters (`sortField`, `sortOrder` unless the schema says otherwise), for fields of the wire only. */
export function sortParams(resource: Resource, sort: Sort | undefined): AnyValues {
  const names = resource.api.sort ?? { field: 'sortField', order: 'sortOrder' };
  const field = sort && resource.fields[sort.field];
  if (!names || !field || field.kind.derive) return {};
  return { [names.field]: wireName(sort.field, field.options), [names.order]: sort.order.toLowerCase() };
}
