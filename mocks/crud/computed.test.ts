import { expect, it, vi } from 'vitest';
import { dateTime, defineResource, enumeration, range, text } from '@/dsl';
import { at, listAt, testBackend } from '../testing';

const probe = defineResource({
  name: 'lab/live',
  api: '/lab/live',
  fields: {
    name: text({ required: true }),
    status: enumeration([1, 0], { readOnly: true }),
    seen: dateTime({ readOnly: true }),
  },
  list: { filters: ['status', range('seen', { params: ['from', 'to'] })], search: { param: 'keyword', in: ['name'] } },
});

it('computed properties are made for the rows that are shown, and for all only where a list is narrowed or ordered by them', async () => {
  const made = vi.fn((row: { readonly id: string }) => (Number(row.id) % 2 === 0 ? 1 : 0));
  const seen = (row: { readonly id: string }) => `2026-01-${row.id.padStart(2, '0')} 00:00:00`;
  const { store, call, token } = testBackend({
    extra: [probe],
    modules: [
      {
        name: 'lab',
        hooks: () => ({ 'lab/live': { computed: { status: made, seen } } }),
        seed: ({ store: kept }) =>
          kept.put(
            'lab/live',
            ...Array.from({ length: 28 }, (_, index) => ({ id: String(index + 1), name: `Device ${index + 1}` })),
          ),
      },
      {
        name: 'menu',
        seed: async (context) =>
          (await import('../seed/seedMenus')).seedMenus(context, 'platform', [
            { router: 'live', name: '在线', nameEn: 'Live', path: '/live', component: 'lab/live' },
          ]),
      },
    ],
  });
  const session = await token('admin@demo.energy');
  const page = async (params: object) => {
    made.mockClear();
    return call('GET /lab/live/page', { pageNum: 1, pageSize: 5, ...params }, session);
  };
  expect(store.all('lab/live')).toHaveLength(28);
  expect(listAt(await page({})).map(({ status }) => status)).toEqual([1, 0, 1, 0, 1]);
  expect(made).toHaveBeenCalledTimes(5);
  expect(at(await page({ keyword: 'device 1' }), 'totalSize')).toBe(11);
  expect(made).toHaveBeenCalledTimes(5);
  const online = await page({ status: 1 });
  expect([at(online, 'totalSize'), listAt(online).map(({ status }) => status)]).toEqual([14, [1, 1, 1, 1, 1]]);
  expect(at(await page({ from: '2026-01-03', to: '2026-01-04' }), 'totalSize')).toBe(2);
  expect(listAt(await page({ sortField: 'seen', sortOrder: 'asc' })).map(({ id }) => id)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
});

it('what holds is made once for all rows, and again when a document changed or its time is over', async () => {
  const clock = { now: Date.parse('2026-06-15T10:00:00Z') };
  const made = vi.fn((row: { readonly id: string }) => (Number(row.id) % 2 === 0 ? 1 : 0));
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    id: String(index + 1),
    name: `Device ${(index * 7919) % 10_000}`,
  }));
  const { store, call, token } = testBackend({
    clock: () => clock.now,
    extra: [probe],
    modules: [
      {
        name: 'lab',
        hooks: () => ({
          'lab/live': { computed: { status: made }, holds: { of: ['lab/above'], until: (now) => now + 60_000 } },
        }),
        seed: ({ store: kept }) => kept.put('lab/live', ...rows),
      },
      {
        name: 'menu',
        seed: async (context) =>
          (await import('../seed/seedMenus')).seedMenus(context, 'platform', [
            { router: 'live', name: '在线', nameEn: 'Live', path: '/live', component: 'lab/live' },
          ]),
      },
    ],
  });
  const session = await token('admin@demo.energy');
  const page = async (params: object) => {
    made.mockClear();
    const answer = await call('GET /lab/live/page', { pageNum: 1, pageSize: 10, ...params }, session);
    return [at(answer, 'totalSize'), made.mock.calls.length];
  };
  const all = rows.length; // those that are shown are among them
  expect(await page({ status: 1 })).toEqual([5000, all]);
  for (const params of [
    { status: 0 },
    { status: 1, pageNum: 400 },
    { status: 1, keyword: 'device 9' },
    { status: 1, sortField: 'name', sortOrder: 'desc' },
  ])
    expect((await page(params))[1]).toBe(10);
  clock.now += 59_999;
  expect(await page({ status: 1 })).toEqual([5000, 10]);
  clock.now += 1;
  expect(await page({ status: 1 })).toEqual([5000, all]);
  store.put('lab/above', { id: '1' });
  expect(await page({ status: 1 })).toEqual([5000, all]);
  store.put('lab/live', { id: '10001', name: 'New' });
  expect(await page({ status: 0 })).toEqual([5001, all + 1]);
  expect(await page({ status: 0 })).toEqual([5001, 10]);
});
