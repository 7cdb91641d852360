import { afterEach, expect, test, vi } from 'vitest';
import { callPage, callRows } from './callPage';
import { wireEvents } from './events';
import { fakeFetch, success } from './testing/answers';

const REQUEST = { method: 'GET', path: '/iot/brand/page' } as const;
afterEach(() => vi.unstubAllGlobals());

// covers FR-069, FE-090, FE-091
test.each([
  [
    { list: [1, 2], totalSize: '25' },
    { rows: [1, 2], total: 25, counted: true },
  ],
  [
    { list: null, totalSize: 0 },
    { rows: [], total: 0, counted: true },
  ],
  [
    { list: [1, 2], totalSize: null },
    { rows: [1, 2], total: 2, counted: false },
  ],
  [
    { list: [1, 2], totalSize: -1 },
    { rows: [1, 2], total: 2, counted: false },
  ],
  [
    { list: [1, 2], totalSize: 'x' },
    { rows: [1, 2], total: 2, counted: false },
  ],
  [
    { list: [1, 2], totalSize: 1 },
    { rows: [1, 2], total: 2, counted: true },
  ],
  [[1, 2, 3], { rows: [1, 2, 3], total: 3, counted: false }],
])('reads %j', async (data, page) => {
  fakeFetch(() => success(data));
  expect(await callPage(REQUEST)).toEqual(page);
});

test.each([undefined, null, {}, 'x', { list: 'x' }, { rows: [] }])(
  'data %j is a failure, not an empty table',
  async (data) => {
    fakeFetch(() => success(data));
    const heard = vi.fn();
    const stop = wireEvents.onFailure(heard);
    await expect(callPage(REQUEST)).rejects.toMatchObject({ kind: 'malformed', messageKey: 'errors.backend' });
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  },
);

test('reads a page whose parts a call names otherwise', async () => {
  fakeFetch(() => success({ records: [1], total: '9' }));
  expect(await callPage({ ...REQUEST, shape: { list: 'records', total: 'total' } })).toEqual({
    rows: [1],
    total: 9,
    counted: true,
  });
});

test('reads deeper places', async () => {
  fakeFetch(() => success({ detail: { rows: [1] } }));
  expect((await callPage({ ...REQUEST, at: 'detail.rows' })).rows).toEqual([1]);
});

test('a list beside a record may have nothing in it, but not anything', async () => {
  const read = (data: unknown) => {
    fakeFetch(() => success(data));
    return callRows({ ...REQUEST, quiet: true });
  };
  expect(await read(null)).toEqual([]);
  expect(await read([1])).toEqual([1]);
  expect(await read({ list: [2] })).toEqual([2]);
  await expect(read('x')).rejects.toMatchObject({ kind: 'malformed' });
});
