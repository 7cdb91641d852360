import { valueAt, wireConfig, type HeardAnswer, type Page } from '@/api';
import { linksIn } from '@/api/internal';
import type { AnyValues, Call, CursorPaging } from '@/schema';
import { invokePage } from '../records/invoke';
import type { ListQuery } from './listRecords';

/** Lists that are kept in mind, and the marks of their pages after the first. */
const MOST = 20;
const marks = new Map<string, string[]>();

/** A mark, or the address that it stands in. */
function markIn(given: string, param: string): string {
  if (!given.includes('?')) return given;
  return new URL(given, 'http://any').searchParams.get(param) ?? given;
}

/** The mark of the page after an answer; undefined after the last. */
function nextMark({ param, next }: CursorPaging, { headers, data }: HeardAnswer): string | undefined {
  const found =
    typeof next === 'string'
      ? valueAt(data, next)
      : (linksIn(headers.get(next.header) ?? '').get('next') ?? plainHeader(headers.get(next.header)));
  return (typeof found === 'string' && found !== '') || typeof found === 'number'
    ? markIn(String(found), param)
    : undefined;
}

/** A header that is the mark itself; `Link` is none. */
const plainHeader = (header: string | null): string | undefined =>
  header === null || header.includes('<') ? undefined : header.trim();

/** The marks of a list, by all that it is asked for but the page. The oldest list is forgotten. */
function marksOf(call: Call, params: AnyValues, perPage: number): string[] {
  const key = JSON.stringify([call.method, call.path, call.fixed, params, perPage]);
  const known = marks.get(key) ?? [];
  marks.delete(key);
  marks.set(key, known);
  for (const one of marks.keys()) if (marks.size > MOST) marks.delete(one);
  return known;
}

/**
 * A page of a list whose pages are asked for by the mark that the page before gave. Marks are kept, so that going on is
 * one call; the address of a page that nobody came to by its way costs those before it once. After the last page there
 * is none, and no call.
 */
export async function byCursor(call: Call, cursor: CursorPaging, params: AnyValues, query: ListQuery): Promise<Page> {
  const { pageNum } = wireConfig.fields;
  const { [pageNum]: _number, ...rest } = params;
  const known = marksOf(call, rest, query.perPage);
  const step = async (page: number): Promise<Page> => {
    const mark = known[page - 2];
    let next: string | undefined;
    const answer = await invokePage(call, page === 1 ? rest : { ...rest, [cursor.param]: mark }, {
      ...query,
      heard: (heard) => {
        next = nextMark(cursor, heard);
      },
    });
    known.length = page - 1; // what came after it belongs to a list that may be another now
    if (next !== undefined && next !== mark) known.push(next);
    return { ...answer, more: known.length === page };
  };
  for (let page = Math.min(query.page, known.length + 1); page < query.page; page += 1) {
    const { more } = await step(page);
    if (!more) return { rows: [], total: 0, counted: false, more: false };
  }
  return step(query.page);
}
