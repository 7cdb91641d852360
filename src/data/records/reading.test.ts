import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ApiSpec } from '@/schema';
import { dataProvider } from './dataProvider';
import { fakeServer, No } from '../testing/fakeServer';
import { accessOf, NAME, registryOf, ROWS, thingOf } from '../testing/thing';

const provider = (api?: Omit<ApiSpec, 'base'>) => dataProvider(registryOf(thingOf(api)), accessOf());
const page = (number = 1, perPage = 10) => ({ pagination: { page: number, perPage } });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('getList', () => {
  // covers FE-088, VR-143
  test('sends paging, filters and order by their wire names; 64-bit ids stay exact', async () => {
    const requests = fakeServer({
      page: () =>
        new Response('{"code":"0000","data":{"list":[{"id":9007199254740993,"thingName":"x"}],"totalSize":"25"}}'),
    });
    const { data, total } = await provider().getList(NAME, {
      ...page(2, 1),
      sort: { field: 'name', order: 'DESC' },
      filter: { name: 'x', parent: null },
    });
    expect(requests).toEqual([
      {
        path: 'page',
        params: { thingName: 'x', sortField: 'thingName', sortOrder: 'desc', pageNum: '2', pageSize: '1' },
      },
    ]);
    expect(data[0]).toMatchObject({ id: '9007199254740993', name: 'x' });
    expect(total).toBe(25);
  });

  // covers FE-089
  test('does not sort by what is no field', async () => {
    const requests = fakeServer({ page: () => ({ list: [] }) });
    await provider().getList(NAME, { ...page(), sort: { field: 'id', order: 'ASC' } });
    expect(requests[0]?.params).toEqual({ pageNum: '1', pageSize: '10' });
  });

  test('a schema can rename parameters and forbid sorting', async () => {
    const requests = fakeServer({ list: () => ({ list: [] }) });
    const api: Omit<ApiSpec, 'base'> = {
      page: { call: 'GET list', names: { thingName: 'keyword' }, fixed: { kind: 3 } },
      sort: false,
    };
    await provider(api).getList(NAME, { ...page(), sort: { field: 'name', order: 'ASC' }, filter: { name: 'x' } });
    expect(requests[0]?.params).toEqual({ keyword: 'x', pageNum: '1', pageSize: '10', kind: '3' });
  });

  test('asks for a page by the number of records before it where the call counts those', async () => {
    const requests = fakeServer({ list: () => ({ list: ROWS.slice(0, 2), totalSize: 9 }) });
    const own = provider({
      page: { call: 'GET list', names: { pageNum: 'offset', pageSize: 'limit' }, offset: true },
      sort: false,
    });
    await own.getList(NAME, page(1, 2));
    await own.getList(NAME, page(4, 2));
    expect(requests.map(({ params }) => params)).toEqual([
      { offset: '0', limit: '2' },
      { offset: '6', limit: '2' },
    ]);
  });

  test.each([
    [{ list: ROWS, totalSize: '25' }, 1, 3, 25],
    [{ list: ROWS, totalSize: 1 }, 1, 10, 3],
    [{ list: ROWS, totalSize: 2 }, 2, 3, 6],
    [{ list: ROWS, totalSize: null }, 1, 10, 3],
    [{ list: ROWS }, 1, 3, 4],
    [{ list: null, totalSize: 0 }, 1, 10, 0],
    [{ list: [], totalSize: 25 }, 4, 10, 25],
  ])('total of %j on page %i by %i is %i', async (data, number, perPage, total) => {
    fakeServer({ page: () => data });
    expect((await provider().getList(NAME, page(number, perPage))).total).toBe(total);
  });

  test('a platform that did not count is not counted for, until its last page tells how many there are', async () => {
    fakeServer({ page: ({ pageNum }) => ({ list: pageNum === '1' ? ROWS : ROWS.slice(0, 1) }) });
    const first = await provider().getList(NAME, page(1, 3));
    expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
    const last = await provider().getList(NAME, page(2, 3));
    expect([last.total, last.pageInfo]).toEqual([4, undefined]);
  });

  test('pages what came all at once', async () => {
    fakeServer({ page: () => ROWS });
    const { data, total } = await provider().getList(NAME, page(2, 2));
    expect([data.map(({ id }) => id), total]).toEqual([['10'], 3]);
  });

  test('pages, sorts and filters in memory where the call does not page', async () => {
    const requests = fakeServer({ list: () => ROWS });
    const own = provider({ page: { call: 'GET list', pages: false } });
    const { data, total } = await own.getList(NAME, {
      ...page(1, 1),
      sort: { field: 'name', order: 'DESC' },
      filter: { name: 'ALPHA' },
    });
    expect(requests[0]?.params).toEqual({ thingName: 'ALPHA' });
    expect([data.map(({ id }) => id), total]).toEqual([['10'], 2]);
  });

  test('leaves out rows without an id of their own, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    fakeServer({ page: () => ({ list: [{ id: 0 }, {}, null, 'x', { id: '0' }, { id: '' }], totalSize: 6 }) });
    expect((await provider().getList(NAME, page())).data.map(({ id }) => id)).toEqual(['0']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test.each([null, {}, 'x'])('data %j is a failure, not an empty list', async (data) => {
    fakeServer({ page: () => data });
    await expect(provider().getList(NAME, page())).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('asks nothing about a resource that is not granted', async () => {
    const requests = fakeServer({});
    await expect(provider().getList('other', page())).rejects.toMatchObject({ kind: 'forbidden' });
    expect(requests).toEqual([]);
  });

  test('getManyReference filters by the target', async () => {
    const requests = fakeServer({ page: () => ({ list: [] }) });
    await provider().getManyReference('@test/thing', {
      target: 'parent',
      id: 5,
      ...page(),
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    expect(requests[0]?.params).toMatchObject({ parentId: '5' });
  });
});

describe('getOne and getMany', () => {
  test('reads the detail under the id that was asked for', async () => {
    const requests = fakeServer({ detail: () => ({ id: 77, thingName: 'x' }) });
    expect((await provider().getOne(NAME, { id: '9007199254740993' })).data).toMatchObject({
      id: '9007199254740993',
      name: 'x',
    });
    expect(requests[0]?.params).toEqual({ id: '9007199254740993' });
  });

  test.each([null, 'x', []])('detail %j is not found', async (data) => {
    fakeServer({ detail: () => data });
    await expect(provider().getOne(NAME, { id: '1' })).rejects.toMatchObject({ messageKey: 'errors.notFound' });
  });

  test('asks each once and leaves out what fails', async () => {
    const requests = fakeServer({
      detail: ({ id }) => (id === '2' ? new No('gone') : { id, thingName: `n${String(id)}` }),
    });
    const bare = dataProvider(registryOf({ ...thingOf(), tree: undefined }), accessOf());
    const { data } = await bare.getMany('@test/thing', { ids: ['1', '2', '1', '3'] });
    expect(data.map(({ id }) => id)).toEqual(['1', '3']);
    expect(requests).toHaveLength(3);
  });

  test('shares one options call, until something is changed', async () => {
    const requests = fakeServer({ options: () => ROWS, delete: () => null });
    const own = provider({ options: 'GET options' });
    await Promise.all([own.getMany(NAME, { ids: ['1'] }), own.getMany(NAME, { ids: ['2', '10'] })]);
    expect(requests.map(({ path }) => path)).toEqual(['options']);
    await own.delete(NAME, { id: '2' });
    await own.getMany(NAME, { ids: ['1'] });
    expect(requests.map(({ path }) => path)).toEqual(['options', 'delete', 'options']);
  });
});
