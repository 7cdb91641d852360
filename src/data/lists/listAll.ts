import { encodeFilters, type AnyRecord, type AnyValues, type Call, type Resource } from '@/schema';
import { decodeRows } from './decodeRows';
import { invokePage, type InvokeOptions } from '../records/invoke';

export interface AllQuery extends InvokeOptions {
  readonly filter?: AnyValues | undefined;
}

/** All records of a call that does not page. The filters are sent; a server may heed them or not. */
export async function listAll(resource: Resource, call: Call, query: AllQuery = {}): Promise<AnyRecord[]> {
  const { rows } = await invokePage(call, encodeFilters(resource, query.filter ?? {}), query);
  return decodeRows(resource, rows, query.filter);
}
