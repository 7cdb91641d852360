import { wireConfig, type Page } from '@/api';
import { pageParams } from '@/data/internal';
import type { Call } from '@/schema';
import { answerForm, written } from './answerForm';
import { isSame, SIZE, tried, triedAs, writeInto, type ExaminedList } from './list';

/** Names of the parameters of a page as other houses have them: its number, and how many records it has. */
const NUMBERED = [
  ['page', 'size'],
  ['_page', '_limit'],
  ['page', 'limit'],
  ['page', 'per_page'],
  ['page', 'page_size'],
  ['page', 'pageSize'],
  ['pageNum', 'pageSize'],
  ['current', 'size'],
  ['_page', '_per_page'],
  ['page[number]', 'page[size]'],
] as const;
/** The same of the number of records before it. */
const OFFSETS = [
  ['offset', 'limit'],
  ['skip', 'limit'],
  ['skip', 'take'],
  ['_start', '_limit'],
  ['first', 'max'],
  ['page[offset]', 'page[limit]'],
] as const;
const TRIED = 2;

const isPageOf = (page: Page | undefined, most: number): page is Page =>
  page !== undefined && page.rows.length > 0 && page.rows.length <= most;

/** The names it really knows, as `paging` has them. Undefined when none of them cuts what comes. */
async function knownNames(call: Call): Promise<object | undefined> {
  for (const [pageNum, pageSize] of NUMBERED) {
    const at = async (page: number) => triedAs(call, { [pageNum]: page, [pageSize]: TRIED });
    const [one, two] = [await at(1), await at(2)];
    if (!isPageOf(one, TRIED) || !isPageOf(two, TRIED) || isSame(one, two)) continue;
    const zero = await at(0);
    const isFirst = isPageOf(zero, TRIED) && !isSame(zero, one);
    return { pageNum, pageSize, ...(isFirst && { first: 0 }) };
  }
  for (const [pageNum, pageSize] of OFFSETS) {
    const at = async (before: number) => triedAs(call, { [pageNum]: before, [pageSize]: TRIED });
    const [one, two] = [await at(0), await at(TRIED)];
    if (isPageOf(one, TRIED) && isPageOf(two, TRIED) && !isSame(one, two)) return { pageNum, pageSize, offset: true };
  }
  return undefined;
}

async function adviseNames({ call, prefix, note }: ExaminedList, seen: string, names: string): Promise<void> {
  const known = await knownNames(call);
  note(
    'wrong',
    'paging',
    known
      ? `${seen}: ${names} are not heeded. ${writeInto(prefix, `paging: ${written(known)}`)}: that cuts what comes.`
      : `${seen}: ${names} are not heeded, and none of the usual names are. Say the names in \`paging\` of service('${prefix}'), or that the call answers everything at once: page: { call: '${call.method} …', pages: false }.`,
  );
}

/** The number of the first page: the one before it must not have other rows, and the one after it must. */
async function examineFirst({ call, prefix, note }: ExaminedList, first: Page): Promise<boolean> {
  if (call.offset || call.cursor) return true;
  const ask = async (page: number) => tried(call, pageParams({ first: 0 }, page + 1, SIZE));
  const zero = await ask(0);
  if (call.first !== 0 && isPageOf(zero, SIZE) && !isSame(zero, first)) {
    note(
      'wrong',
      'paging',
      `page 0 has other rows than page 1, so lists begin with the second page. ${writeInto(prefix, 'paging: { first: 0 }')}.`,
    );
    return false;
  }
  const one = call.first === 0 ? await ask(1) : undefined;
  if (zero && one && isSame(zero, one)) {
    note(
      'wrong',
      'paging',
      `pages 0 and 1 are the same, so the second page shows the first again. Leave out \`first: 0\` in the wire of service('${prefix}').`,
    );
    return false;
  }
  return true;
}

/** Whether it is known how many there are, and whether what the answer says of it is read. */
function examineTotal({ call, prefix, note, last }: ExaminedList, first: Page): void {
  const exchange = last();
  if (first.counted) return note('fine', 'paging', `${first.total} in all.`);
  const total = exchange && answerForm(exchange.text, exchange.headers)?.total;
  const standing = call.shape?.total ?? wireConfig.fields.total;
  const isLink = typeof total === 'object' && total.header === 'Link';
  if (total === undefined || (first.more !== undefined && isLink))
    return note(
      'fine',
      'paging',
      'how many there are is not said: the list shows “1 to 10 of many”, and goes on while full pages come.',
    );
  if (JSON.stringify(total) === JSON.stringify(standing)) {
    note('look', 'paging', `the total in ${written(total)} could not be read as a number.`);
    return;
  }
  note(
    'wrong',
    'paging',
    `how many there are is not read, though it is said. ${writeInto(prefix, `paging: { total: ${written(total)} }`)}.`,
  );
}

/** How a list is cut into pages, and whether that is what its wire says. */
export async function examinePages(list: ExaminedList, first: Page): Promise<void> {
  const { call, note } = list;
  if (call.pages === false) return note('fine', 'paging', 'everything comes at once, as the call says.');
  examineTotal(list, first);
  const { pageNum, pageSize } = wireConfig.fields;
  const names = [pageNum, pageSize].map((name) => call.names?.[name] ?? name);
  const both = names.join(' and ');
  if (first.rows.length > SIZE)
    return adviseNames(list, `${first.rows.length} rows came where ${SIZE} were asked for`, both);
  if (first.rows.length === 0 && (await triedAs(call, {}))?.rows.length)
    return adviseNames(list, `no rows come with ${both}, and some without`, both);
  if (call.cursor) return note('fine', 'paging', `pages are asked for with the mark ${call.cursor.param}.`);
  if (first.rows.length < SIZE)
    return note('look', 'paging', `it has ${first.rows.length} records, too few to see a second page.`);
  if (!(await examineFirst(list, first))) return;
  const second = await tried(call, pageParams(call, 2, SIZE));
  if (second && isSame(first, second)) return adviseNames(list, 'the second page is the first again', both);
  note('fine', 'paging', `pages are asked for with ${both}${call.first === 0 ? ', from 0' : ''}.`);
}
