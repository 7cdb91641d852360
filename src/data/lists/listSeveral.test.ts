import { afterEach, expect, it, vi } from 'vitest';
import { defineResource, enumeration, number, reference, text } from '@/dsl';
import type { AnyRecord, AnyValues } from '@/schema';
import { questionsOf } from '@/schema/internal';
import { fakeServer } from '../testing/fakeServer';
import { listRecords, type ListQuery } from './listRecords';
import { listSeveral } from './listSeveral';

const order = defineResource({
  name: 'test/order',
  api: { base: '/order', page: 'GET page' },
  fields: {
    name: text(),
    size: number(),
    state: enumeration([1, 2, 3], { required: true }),
    kind: enumeration(['a', 'b']),
    siteId: reference('test/site'),
  },
  list: { filters: ['name', 'state', 'kind', 'siteId'] },
});

const RECORDS: readonly AnyRecord[] = Array.from({ length: 95 }, (_, at) => ({
  id: String(at),
  name: `n${at}`,
  size: (at * 37) % 100,
  state: (at % 3) + 1,
}));

/** A cloud that takes one value of a filter, sorts, and gives at most so many rows at once. */
function cloud(records: readonly AnyRecord[], most = Infinity) {
  return vi.fn(async ({ page, perPage, filter = {}, sort }: ListQuery) => {
    const found = records.filter((one) => Object.entries(filter).every(([name, value]) => one[name] === value));
    const sorted = sort ? found.toSorted((a, b) => Number(a[sort.field]) - Number(b[sort.field])) : found;
    const size = Math.min(perPage, most);
    const data = sorted.slice((page - 1) * size, page * size);
    return Promise.resolve({ data, total: found.length, counted: true, more: page * size < found.length });
  });
}

const SORT = { field: 'size', order: 'ASC' } as const;

async function allPages(filter: AnyValues, perPage: number, listPage: ReturnType<typeof cloud>, sort?: typeof SORT) {
  const questions = questionsOf(order, filter);
  const rows: AnyRecord[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total, more } = await listSeveral(order, questions, { page, perPage, filter, sort }, listPage);
    rows.push(...data);
    if (!more) return { rows, total };
  }
}

it.each([7, 10, 100])('gives every record once, in the order of the list, in pages of %i', async (perPage) => {
  const wanted = RECORDS.filter(({ state }) => state !== 2).toSorted((a, b) => Number(a.size) - Number(b.size));
  const { rows, total } = await allPages({ state: [1, 3] }, perPage, cloud(RECORDS), SORT);
  expect(rows.map(({ size }) => size)).toEqual(wanted.map(({ size }) => size));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(wanted.length);
  expect(total).toBe(wanted.length);
});

it('is the others of a state that each record has, where one is left out', async () => {
  expect(questionsOf(order, { state: { not: 2 } })).toEqual([{ state: 1 }, { state: 3 }]);
  expect(questionsOf(order, { state: { not: [1, 2] }, siteId: '7' })).toEqual([{ state: 3, siteId: '7' }]);
  expect(questionsOf(order, { kind: { not: 'a' } }), 'a record may have no kind').toEqual([{ kind: { not: 'a' } }]);
  const { rows } = await allPages({ state: { not: 2 } }, 50, cloud(RECORDS));
  expect(rows).toHaveLength(RECORDS.filter(({ state }) => state !== 2).length);
});

it('without an order one value comes after the other; also where the cloud gives fewer rows than are asked for', async () => {
  const { rows, total } = await allPages({ state: [3, 1] }, 20, cloud(RECORDS, 9));
  expect(rows.map(({ state }) => state)).toEqual([...Array<number>(31).fill(3), ...Array<number>(32).fill(1)]);
  expect(total).toBe(63);
});

it('goes on from the page before, and asks anew for a page that is shown again', async () => {
  const listPage = cloud(Array.from({ length: 1200 }, (_, at) => ({ id: String(at), state: (at % 2) + 1 })));
  const filter = { state: [1, 2] };
  const ask = async (page: number) =>
    listSeveral(order, questionsOf(order, filter), { page, perPage: 500, filter }, listPage);
  await ask(1);
  expect(listPage).toHaveBeenCalledTimes(2);
  await ask(2);
  expect(listPage).toHaveBeenCalledTimes(4);
  await ask(2);
  expect(listPage).toHaveBeenCalledTimes(8);
});

it('counts nothing where the cloud does not', async () => {
  const listPage = async (query: ListQuery) => ({ ...(await cloud(RECORDS)(query)), counted: false });
  const filter = { state: [1, 2] };
  const { total, counted, more } = await listSeveral(
    order,
    questionsOf(order, filter),
    { page: 2, perPage: 10, filter },
    listPage,
  );
  expect([total, counted, more]).toEqual([21, false, true]);
});

it('is one question where nothing is asked of several', () => {
  expect(questionsOf(order, { state: 1, name: 'x' })).toEqual([{ state: 1, name: 'x' }]);
  expect(questionsOf({ ...order, summary: { call: 'GET sum', show: [] } }, { state: [1, 2] })).toHaveLength(1);
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  [[1], ['1']],
  [
    [1, 2],
    ['1', '2'],
  ],
  [{ not: 2 }, ['1', '3']],
])('the list of %j is asked for %j', async (state, wanted) => {
  const requests = fakeServer({ page: ({ state: of }) => ({ list: [{ id: of, state: of }], totalSize: 1 }) });
  const { total } = await listRecords(order, { page: 1, perPage: 10, filter: { state } });
  expect(requests.map(({ params }) => params.state)).toEqual(wanted);
  expect(total).toBe(wanted.length);
});
