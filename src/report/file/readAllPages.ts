import { readPage, wireConfig, asObject } from '@/api';
import type { PageShape, WireRow } from '@/schema';
import { pageExtra } from '../firstExtra';

/** Rows asked for at once; a server that gives fewer is asked more often. */
const PAGE = 500;
/** More rows no file of the console holds. */
export const MOST_ROWS = 50_000;

/** Every page of a table in one answer: the rows of all, and what else the first says. */
export interface AllPages {
  readonly answer: unknown;
  /** Rows there are, when not all could be taken. */
  readonly cutFrom?: number;
}

/**
 * Asks a call for one page after the other. Ends when all rows are there, when a page brings nothing new, or at
 * `MOST_ROWS`.
 *
 * @param load the call with these extra parameters
 */
export async function readAllPages(
  load: (extra: WireRow) => Promise<unknown>,
  shape: PageShape | undefined,
  signal: AbortSignal,
): Promise<AllPages> {
  const rows: unknown[] = [];
  let first: unknown;
  let size = 0;
  let before = '';
  for (let page = 1; ; page += 1) {
    const answer = await load(pageExtra(page, PAGE));
    signal.throwIfAborted();
    if (page === 1) first = answer;
    const { rows: found, total, counted } = readPage(answer, shape) ?? { rows: [], total: 0, counted: false };
    const begins = JSON.stringify(found[0]);
    if (found.length === 0 || begins === before) break; // a server that knows no pages gives the same one again
    before = begins;
    for (const row of found) rows.push(row);
    size = Math.max(size, counted ? total : 0, rows.length);
    if (rows.length >= MOST_ROWS || (counted && rows.length >= size)) break;
  }
  const { list = wireConfig.fields.list } = shape ?? {};
  const taken = rows.slice(0, MOST_ROWS);
  return { answer: { ...asObject(first), [list]: taken }, ...(size > taken.length && { cutFrom: size }) };
}
