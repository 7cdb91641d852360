import { pageParams, sortParams } from '@/data/internal';
import { wireName, type SortParams } from '@/schema';
import type { Page } from '@/api';
import { written } from './answerForm';
import { isSame, rowsOf, SIZE, tried, triedAs, writeInto, type ExaminedList } from './list';

/** How other houses are asked for an order. */
const WAYS: readonly SortParams[] = [
  { field: '_sort', order: '_order' },
  { field: 'sort', order: ',' },
  { field: 'sort', order: '-' },
  { field: 'ordering', order: '-' },
  { field: 'order_by', order: '-' },
  { field: 'sort', order: 'order' },
  { field: 'sortBy', order: 'sortOrder' },
  { field: 'sortBy', order: 'order' },
  { field: 'sort_by', order: 'sort_order' },
  { field: 'sort_by', order: 'order' },
  { field: 'orderBy', order: 'order' },
  { field: 'sortField', order: 'sortOrder' },
];

/** A column that can be ordered by, and whose order would be seen: its values differ. */
function orderedField({ resource }: ExaminedList, page: Page): string | undefined {
  return resource.columns.find(({ field }) => {
    const declared = resource.fields[field];
    if (!declared || declared.type.derive || declared.type.read) return false;
    const name = wireName(field, declared.options);
    const values = rowsOf(page).map((row) => row[name]);
    return values.every((value) => typeof value === 'string' || typeof value === 'number') && new Set(values).size > 1;
  })?.field;
}

type Comparison = (one: unknown, other: unknown) => number;
const BY_SIZE: Comparison = (one, other) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1;
const BY_LETTERS: Comparison = (one, other) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));

/** Whether two pages stand in order, one way round and the other: as letters or as characters, servers differ. */
function areOrdered(up: Page | undefined, down: Page | undefined, name: string): boolean {
  if (!up || !down || isSame(up, down)) return false;
  const isInOrder = (page: Page, sign: number, compare: Comparison) => {
    const values = rowsOf(page).map((row) => row[name]);
    return values.every(
      (value, at) => at === 0 || value === values[at - 1] || sign * compare(values[at - 1], value) <= 0,
    );
  };
  return [BY_SIZE, BY_LETTERS].some((compare) => isInOrder(up, 1, compare) && isInOrder(down, -1, compare));
}

/** Whether a heading that is pressed orders the list, and which way of asking does. */
export async function examineOrder(list: ExaminedList, first: Page): Promise<void> {
  const { resource, call, prefix, note } = list;
  if (resource.api.sort === false || call.pages === false) return;
  const field = orderedField(list, first);
  if (field === undefined) return;
  const page = pageParams(call, 1, SIZE);
  const bothWays = async (ask: (order: 'ASC' | 'DESC') => Promise<Page | undefined>) =>
    areOrdered(await ask('ASC'), await ask('DESC'), wireName(field, resource.fields[field]?.options ?? {}));
  if (await bothWays(async (order) => tried(call, { ...page, ...sortParams(resource, { field, order }) })))
    return note('fine', 'order', `it is ordered by ${field} both ways.`);
  const sized = Object.fromEntries(Object.entries(page).map(([name, value]) => [call.names?.[name] ?? name, value]));
  for (const way of WAYS) {
    const other = { ...resource, api: { ...resource.api, sort: way } };
    if (await bothWays(async (order) => triedAs(call, { ...sized, ...sortParams(other, { field, order }) })))
      return note(
        'wrong',
        'order',
        `an order by ${field} is not heeded. ${writeInto(prefix, `sort: ${written(way)}`)}: that orders it.`,
      );
  }
  note(
    'look',
    'order',
    `an order by ${field} is not heeded, and none of the usual ways is. ${writeInto(prefix, 'sort: false')}, so that headings offer none.`,
  );
}
