// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { dateTime, defineResource, enumeration, range, text } from '@/dsl';
import { at, listAt, testBackend } from '../testing';

const probe = defineResource({
  name: 'lab/live',
  api: '/lab/live',
  fields: { name: text({ required: true }), status: enumeration([1, 0], { readOnly: true }), seen: dateTime({ readOnly: true }) },
  list: { filters: ['status', range('seen', { params: ['from', 'to'] })], search: { param: 'keyword', in: ['name'] } },
});

it('computed properties are made for the rows that are shown, and for all only where a list is narrowed or ordered by them', async () => {
  const made = vi.fn((row: { readonly id: string }) => (Number(row.id) % 2 === 0 ? 1 : 0));
  const seen = (row: { readonly id: string }) => `2026-01-${row.id.padStart(2, '0')} 00:00:00`;
  const { store, call, token } = testBackend({
    extra: [probe],
    modules: [
      { name: 'lab', hooks: () => ({ 'lab/live': { computed: { status: made, seen } } }), seed: ({ store: kept }) => kept.put('lab/live', ...Array.from({ length: 28 }, (_, index) => ({ id: String(index + 1), name: `Device ${index + 1}` }))) },
      { name: 'menu', seed: async (context) => (await import('../seed/seedMenus')).seedMenus(context, 'platform', [{ router: 'live', name: '在线', nameEn: 'Live', path: '/live', component: 'lab/live' }]) },
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
  expect(listAt(await page({ sortField: 'seen', sortOrder: 'asc' })).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
});
