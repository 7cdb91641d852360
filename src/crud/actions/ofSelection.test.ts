import { afterEach, expect, it, vi } from 'vitest';
import { runAction } from '@/data/records/acting';
import { loadAction } from '@/data/records/loadAction';
import { rows, text } from '@/dsl';
import { fakeServer } from '@/data/testing/fakeServer';
import type { Resource } from '@/schema';
import { thing } from '../testing/thing';

afterEach(() => void vi.unstubAllGlobals());

const resource: Resource = {
  ...thing,
  actions: {
    check: { on: 'bulk', load: 'POST check', shows: { list: rows({ name: text() }) } },
    rename: {
      on: ['row', 'bulk'],
      bulk: 'ids',
      call: 'POST rename',
      form: {
        list: rows(
          { code: text({ readOnly: true }), name: text({ required: true }) },
          { sameRows: true, ofRecords: true },
        ),
      },
    },
    sort: { on: 'page', call: 'POST sort', arranges: true },
  },
};

it('loads what an action shows of a selection by its ids', async () => {
  const requests = fakeServer({ check: () => [{ name: 'A' }] });
  expect(await loadAction(resource, { key: 'check', ids: ['1', '2'] })).toMatchObject({ list: [{ name: 'A' }] });
  expect(requests).toEqual([{ path: 'check', params: { ids: ['1', '2'] } }]);
});

it('sends rows that are the records without ids besides, of one record and of several', async () => {
  const requests = fakeServer({});
  const list = [{ code: 'C1', name: 'new' }];
  await runAction(resource, { key: 'rename', record: { id: '1' }, values: { list } });
  await runAction(resource, { key: 'rename', ids: ['1', '2'], values: { list } });
  expect(requests).toEqual([
    { path: 'rename', params: { list } },
    { path: 'rename', params: { list } },
  ]);
});

it('sends an order of records as their ids', async () => {
  const requests = fakeServer({});
  await runAction(resource, { key: 'sort', ids: ['2', '1'] });
  expect(requests).toEqual([{ path: 'sort', params: { ids: ['2', '1'] } }]);
});
