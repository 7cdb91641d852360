import { WireError, wireConfig, type Page } from '@/api';
import { invokePage, pageParams } from '@/data/internal';
import { idNameOf, wireName, type Call, type Resource } from '@/schema';
import { failureWords } from './failureWords';
import type { Notebook } from './notebook';
import { written } from './service/answerForm';
import { examineTimes } from './times';

/** Few enough that most lists have a second page, enough that one empty field is not missed in all of them. */
const SIZE = 4;

async function fetchPage(call: Call, page: number): Promise<Page> {
  const params = call.pages === false ? {} : pageParams(call, page, SIZE);
  return invokePage(call, params, { quiet: true });
}

const rowsOf = ({ rows }: Page) =>
  rows.filter((row): row is Readonly<Record<string, unknown>> => typeof row === 'object' && row !== null);

function examineIds({ note }: Notebook, resource: Resource, page: Page): void {
  const name = idNameOf(resource.api);
  const ids = rowsOf(page).map((row) => (resource.api.read ? resource.api.read(row) : row)[name]);
  if (ids.some((id) => id === undefined || id === null || id === ''))
    note(
      'wrong',
      'lists',
      `${resource.name}: rows without “${name}” are left out, because they cannot be opened or changed.`,
    );
  else if (new Set(ids.map(String)).size < ids.length)
    note('wrong', 'lists', `${resource.name}: two rows have the same “${name}”; only the first is shown.`);
}

/** Fields of the schema that none of the rows has: a column of dashes. */
export function examineFields({ note }: Notebook, resource: Resource, page: Page): void {
  const rows = rowsOf(page).map((row) => (resource.api.read ? resource.api.read(row) : row));
  if (rows.length === 0) return;
  const missing = resource.columns.flatMap(({ field }) => {
    const declared = resource.fields[field];
    if (!declared || declared.type.read || declared.type.derive) return [];
    const names = [wireName(field, declared.options), ...(declared.options.aliases ?? [])];
    return rows.some((row) => names.some((name) => Object.hasOwn(row, name))) ? [] : [names.join(' or ')];
  });
  if (missing.length > 0)
    note(
      'look',
      'lists',
      `${resource.name}: no row has ${missing.join(', ')}. Their columns show “-”. It came: ${Object.keys(rows[0] ?? {})
        .slice(0, 12)
        .join(', ')}.`,
    );
}

async function examinePaging({ note }: Notebook, resource: Resource, call: Call, first: Page): Promise<void> {
  if (call.pages === false) return;
  const { pageNum, pageSize } = wireConfig.fields;
  const pagingNames = `${call.names?.[pageNum] ?? pageNum} and ${call.names?.[pageSize] ?? pageSize}`;
  if (first.rows.length > SIZE)
    return note(
      'look',
      'paging',
      `${resource.name}: ${first.rows.length} rows came where ${SIZE} were asked for. Are ${pagingNames} the names it knows? The console cuts what came, and asks for everything each time.`,
    );
  if (!first.counted)
    note(
      'look',
      'paging',
      `${resource.name}: the answer does not say how many there are in ${written(call.shape?.total ?? wireConfig.fields.total)}, so the pager only knows “next”.`,
    );
  if (first.total <= SIZE) return;
  const second = await fetchPage(call, 2);
  const same = JSON.stringify(second.rows) === JSON.stringify(first.rows);
  if (same)
    note(
      'wrong',
      'paging',
      `${resource.name}: the second page is the first again. Are ${pagingNames} the names it knows, and is the first page 1?`,
    );
  else note('fine', 'paging', `Pages are asked for with ${pagingNames}.`);
}

/** The first pages of a list, as the console asks for them. False when it could not be read. */
export async function examineList(book: Notebook, resource: Resource, now: number): Promise<boolean> {
  const call = resource.call('page');
  if (!call) return true;
  try {
    const first = await fetchPage(call, 1);
    examineIds(book, resource, first);
    examineFields(book, resource, first);
    examineTimes(book, resource, rowsOf(first), now);
    await examinePaging(book, resource, call, first);
    return true;
  } catch (error) {
    const refused = error instanceof WireError && error.kind === 'business';
    const hint = refused ? ' Where the list belongs to a record, it is asked with it, and this may be right.' : '';
    book.note(
      refused ? 'look' : 'wrong',
      'lists',
      `${resource.name}: ${call.method} ${call.path}: ${failureWords(error)}${hint}`,
    );
    return false;
  }
}
