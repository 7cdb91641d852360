import { encodeFilters, type AnyRecord, type Resource } from '@/schema';
import { flattenTree } from './buildTree';
import { decodeRows } from './decodeRows';
import { declaredCall, invokePage } from '../records/invoke';
import { listAll, type AllQuery } from './listAll';
import { listTree } from './listTree';
import { pageParams } from './pageParams';
import { sortParams, type Sort } from './sortParams';
import { WAITING } from './waiting';

export interface ListQuery extends AllQuery {
  /** Counted from 1. */
  readonly page: number;
  readonly perPage: number;
  readonly sort?: Sort | undefined;
}

export interface Listed {
  readonly data: AnyRecord[];
  readonly total: number;
}

/** A page of all records, which one call answers: most lists are cut by the server, and load nothing for it. */
async function cutHere(resource: Resource, all: Promise<AnyRecord[]>, query: ListQuery): Promise<Listed> {
  const [{ listInMemory }, records] = await Promise.all([import('./listInMemory'), all]);
  return listInMemory(resource, records, query);
}

/** Never fewer than are shown; one more than a full page when the server does not count, so that 'next' works. */
function saneTotal(total: number, counted: boolean, rows: number, { page, perPage }: ListQuery): number {
  const seen = rows > 0 ? (page - 1) * perPage + rows : 0;
  if (counted) return Math.max(total, seen);
  return rows === perPage ? seen + 1 : seen;
}

/** One page of records, wherever it is cut: by the server, or here for calls that answer everything at once. */
export async function listRecords(resource: Resource, query: ListQuery): Promise<Listed> {
  if (query.filter?.[WAITING] && resource.workflow) return (await import('./listWaiting')).listWaiting(resource, query);
  const call = resource.call('page');
  if (!call && resource.call('tree')) return cutHere(resource, listTree(resource, query).then(flattenTree), query);
  if (!call) return cutHere(resource, listAll(resource, declaredCall(resource, 'options'), query), query);
  if (call.pages === false) return cutHere(resource, listAll(resource, call, query), query);

  const { page, perPage, sort, filter = {} } = query;
  const params = {
    ...encodeFilters(resource, filter),
    ...sortParams(resource, sort),
    ...pageParams(call, page, perPage),
  };
  const answer = await invokePage(call, params, query);
  // everything at once although a page was asked for: no more than the page is read
  if (answer.rows.length > perPage) {
    const ofPage = answer.rows.slice((page - 1) * perPage, page * perPage);
    return { data: decodeRows(resource, ofPage, filter), total: answer.rows.length };
  }
  const records = decodeRows(resource, answer.rows, filter);
  return { data: records, total: saneTotal(answer.total, answer.counted, answer.rows.length, query) };
}
