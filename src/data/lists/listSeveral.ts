import type { AnyRecord, AnyValues, Resource } from '@/schema';
import { currentTime } from '@/schema/dates';
import { orderOf } from './inMemory';

export { questionsOf } from '@/schema/internal';

import type { Listed, ListQuery } from './listRecords';

/** Rows asked for at once; a server that gives fewer is asked more often. */
const MOST_AT_ONCE = 500;
/** So long what was read is gone on from, in ms: an export reads page after page. */
const KEPT_MS = 60_000;

type ListPage = (query: ListQuery) => Promise<Listed>;
type Order = (a: AnyRecord, b: AnyRecord) => number;

/** What is known of one question: its first records, in order, by which pages, and how many there are. */
interface Answered {
  readonly filter: AnyValues;
  readonly rows: readonly AnyRecord[];
  readonly pages: number;
  readonly perPage: number;
  readonly total: number;
  readonly counted: boolean;
  /** There are others after these. */
  readonly more: boolean;
}

const unanswered = (filter: AnyValues): Answered => ({
  filter,
  rows: [],
  pages: 0,
  perPage: 0,
  total: 0,
  counted: true,
  more: true,
});

/** Of the list that was asked last: how far it was read, so that its next page goes on from there. */
let kept:
  | { readonly key: string; readonly page: number; readonly at: number; readonly answers: readonly Answered[] }
  | undefined;

/** The first records of a question, at least so many unless there are fewer. */
async function readFirst(known: Answered, count: number, query: ListQuery, listPage: ListPage): Promise<Answered> {
  const perPage = Math.min(count, MOST_AT_ONCE);
  let now = known.perPage === perPage || known.rows.length >= count ? known : { ...unanswered(known.filter), perPage };
  while (now.more && now.rows.length < count) {
    const page = now.pages + 1;
    const { data, total, counted, more } = await listPage({ ...query, filter: now.filter, page, perPage });
    const seen = new Set(now.rows.map(({ id }) => id));
    const fresh = data.filter(({ id }) => !seen.has(id));
    const rows = [...now.rows, ...fresh];
    const goesOn = fresh.length > 0 && (more || (counted && total > rows.length));
    now = { ...now, rows, pages: page, total, counted, more: goesOn };
  }
  return now;
}

/** The first of several lists that are each in order; where the order does not tell, the earlier list goes first. */
function merge(lists: readonly (readonly AnyRecord[])[], order: Order, count: number): AnyRecord[] {
  const heads = lists.map((rows) => rows[Symbol.iterator]());
  const next = heads.map((head) => head.next());
  const merged: AnyRecord[] = [];
  while (merged.length < count) {
    let first = -1;
    for (const [at, one] of next.entries()) {
      const best = next[first];
      if (!one.done && (!best || best.done || order(one.value, best.value) < 0)) first = at;
    }
    const [taken, head] = [next[first], heads[first]];
    if (!taken || taken.done || !head) break;
    merged.push(taken.value);
    next[first] = head.next();
  }
  return merged;
}

/**
 * A page of a list that is asked several questions, one for each value of a filter that its call takes one value of.
 * The answers have no record in common, so there are as many as they count together. The page is cut from the first
 * records of each, in the order of the list; where the list has none, one answer comes after the other.
 */
export async function listSeveral(
  { name }: Resource,
  questions: readonly AnyValues[],
  query: ListQuery,
  listPage: ListPage,
): Promise<Listed> {
  const { page, perPage, sort, filter } = query;
  const key = JSON.stringify([name, filter, sort, perPage]);
  const isNext = kept?.key === key && kept.page === page - 1 && currentTime() - kept.at < KEPT_MS;
  const before = (isNext && kept?.answers) || questions.map(unanswered);
  const end = page * perPage;
  const answers = await Promise.all(before.map(async (one) => readFirst(one, end, query, listPage)));
  kept = { key, page, at: currentTime(), answers };
  const read = answers.map(({ rows }) => rows);
  const more = answers.some((one) => one.more) || read.flat().length > end;
  const data = merge(read, orderOf(sort), end).slice(end - perPage);
  const counted = answers.every((one) => one.counted);
  const counts = answers.reduce((sum, { total }) => sum + total, 0);
  return { data, total: counted ? counts : end - perPage + data.length + Number(more), counted, more };
}
