import type { Page } from '@/api';
import { encodeFilters, type AnyRecord, type Resource } from '@/schema';
import { comparesOtherwise } from '@/schema/internal';
import { decodeRows } from './decodeRows';
import { declaredCall, invokePage } from '../records/invoke';
import { listAll, type AllQuery } from './listAll';
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
  /** How many there are in all. Where nobody counted: those up to here, and one more where there is another page. */
  readonly total: number;
  readonly counted: boolean;
  /** Whether there is another page. */
  readonly more: boolean;
}

/** A page of all records, which one call answers: most lists are cut by the server, and load nothing for it. */
async function cutHere(resource: Resource, all: Promise<AnyRecord[]>, query: ListQuery): Promise<Listed> {
  const [{ listInMemory }, records] = await Promise.all([import('./listInMemory'), all]);
  return listInMemory(resource, records, query);
}

/** Its service says itself how it answers or pages. */
function isForeign({ api: { wire } }: Resource): boolean {
  return [wire?.envelope, wire?.format, wire?.paging].some((one) => one !== undefined);
}

/**
 * Never fewer than are shown. Where the server does not count, a full page has another one after it, and how many there
 * are is not known. The platform counts (spec 01 §7): where it did not, its last page still tells how many there are.
 */
function extent(answer: Page, { page, perPage }: ListQuery, counts: boolean): Omit<Listed, 'data'> {
  const rows = answer.rows.length;
  const seen = rows > 0 ? (page - 1) * perPage + rows : 0;
  const more = answer.more ?? rows === perPage;
  if (!answer.counted) return { total: seen + Number(more), counted: counts && !more, more };
  const total = Math.max(answer.total, seen);
  return { total, counted: true, more: page * perPage < total };
}

/** Whether a filter asks for more than its call takes. */
function asksMore({ fields, filters }: Resource, filter: AllQuery['filter'] = {}): boolean {
  return Object.entries(filter).some(([name, value]) => {
    const field = fields[name];
    return field && comparesOtherwise(field, filters.find((one) => one.field === name) ?? { field: name }, value);
  });
}

/** One page of records, wherever it is cut: by the server, or here for calls that answer everything at once. */
export async function listRecords(resource: Resource, query: ListQuery): Promise<Listed> {
  if (asksMore(resource, query.filter)) {
    const { listSeveral, questionsOf } = await import('./listSeveral');
    const questions = questionsOf(resource, query.filter ?? {});
    const [filter] = questions;
    if (questions.length !== 1) return listSeveral(resource, questions, query, (one) => listRecords(resource, one));
    if (filter !== query.filter) return listRecords(resource, { ...query, filter }); // one value of several
  }
  if (query.filter?.[WAITING] && resource.workflow) return (await import('./listWaiting')).listWaiting(resource, query);
  const call = resource.call('page');
  if (!call && resource.call('tree')) {
    const { listNodes } = await import('./listTree');
    return cutHere(resource, listNodes(resource, query), query);
  }
  if (!call) return cutHere(resource, listAll(resource, declaredCall(resource, 'options'), query), query);
  if (call.pages === false) return cutHere(resource, listAll(resource, call, query), query);

  const { page, perPage, sort, filter = {} } = query;
  const params = {
    ...encodeFilters(resource, filter),
    ...sortParams(resource, sort),
    ...pageParams(call, page, perPage),
  };
  const answer = await (call.cursor
    ? (await import('../records/lateForeign')).byCursor(call, call.cursor, params, query)
    : invokePage(call, params, query));
  // everything at once although a page was asked for: no more than the page is read
  if (answer.rows.length > perPage) {
    const ofPage = answer.rows.slice((page - 1) * perPage, page * perPage);
    const total = answer.rows.length;
    return { data: decodeRows(resource, ofPage, filter), total, counted: true, more: page * perPage < total };
  }
  return { data: decodeRows(resource, answer.rows, filter), ...extent(answer, query, !isForeign(resource)) };
}
