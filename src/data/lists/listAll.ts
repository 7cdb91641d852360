import { callPage } from '@/api';
import { encodeFilters, nameParams, type AnyRecord, type AnyValues, type Call, type Resource } from '@/schema';
import { decodeRows } from './decodeRows';
import { callOptions, type InvokeOptions } from '../records/invoke';

export interface AllQuery extends InvokeOptions {
  readonly filter?: AnyValues | undefined;
}

/** All records of a call that does not page. The filters are sent; a server may heed them or not. */
export async function listAll(resource: Resource, call: Call, query: AllQuery = {}): Promise<AnyRecord[]> {
  const { method, path, at, shape } = call;
  const params = nameParams(call, encodeFilters(resource, query.filter ?? {}));
  return decodeRows(resource, (await callPage({ method, path, at, shape, params, ...callOptions(query) })).rows);
}
