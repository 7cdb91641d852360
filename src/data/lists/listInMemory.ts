import type { AnyRecord, Resource } from '@/schema';
import { filterInMemory, pageInMemory, sortInMemory } from './inMemory';
import type { Listed, ListQuery } from './listRecords';

/** A page of records that are here already. */
export function listInMemory(
  resource: Resource,
  records: readonly AnyRecord[],
  { filter = {}, sort, page, perPage }: ListQuery,
): Listed {
  const found = sortInMemory(filterInMemory(resource, records, filter), sort);
  const total = found.length;
  return { data: pageInMemory(found, page, perPage), total, counted: true, more: page * perPage < total };
}
