import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { defineResource, reference, text } from '@/dsl';
import type { Resource } from '@/schema';
import RecordDetail from '../detail/RecordDetail';
import { PATH, renderAt } from '../testing/renderAt';
import { thing } from '../testing/thing';

const alarm = defineResource({
  name: 'area/alarm',
  api: '/area/alarm',
  fields: { title: text({ required: true }), thingId: reference('area/thing'), place: text() },
  list: { columns: ['title', 'thingId', 'place'], filters: ['title', 'thingId'] },
});
const resource: Resource = { ...thing, related: { alarms: { resource: 'area/alarm', by: { thingId: 'id' }, without: ['place'] } } };
const RECORD = { id: '7', name: 'Boiler', code: null, kind: 'plain', state: 'done' };

beforeAll(() => import('./RelatedList'));
afterEach(cleanup);

function open(given: Partial<Parameters<typeof renderAt>[1]> = {}) {
  const getList = vi.fn(async (_path: string, _asked: { readonly filter: object }) => ({ data: [{ id: 'a1', title: 'Too hot', thingId: '7', place: 'cellar' }], total: 1 }));
  const page = renderAt(<RecordDetail id="7" />, {
    resource,
    others: [alarm],
    menus: { 'area/alarm': ['create'] },
    dataProvider: { getOne: async () => ({ data: RECORD }), getList } as never,
    at: `${PATH}/7/show`,
    ...given,
  });
  return { ...page, getList };
}
const tab = (name: string) => screen.queryByRole('tab', { name });
const opened = () => screen.findByRole('heading', { level: 1, name: 'Boiler' });

it('is a tab of the record, asked for when it is opened, and what is made there belongs to the record', async () => {
  const { getList, router } = open();
  await opened();
  expect(screen.getByRole('tab', { name: 'detail.overview', selected: true })).toBeTruthy();
  expect(getList).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('tab', { name: /related.alarms$/ }));
  expect(await screen.findByText('Too hot')).toBeTruthy();
  expect(router.state.location.search).toBe('?tab=alarms');
  expect(getList.mock.calls[0]).toMatchObject(['area/alarm', { filter: { thingId: '7' } }]);
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).not.toContain('cellar');
  expect(screen.queryByText('cellar'), 'a column that says nothing here').toBeNull();
  await userEvent.click(within(screen.getByRole('tabpanel')).getByRole('link', { name: 'actions.create.label' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/area/alarm/create', state: { record: { thingId: '7' } } }));
});

it('opens at the tab of the address', async () => {
  open({ at: `${PATH}/7/show?tab=alarms` });
  expect(await screen.findByText('Too hot')).toBeTruthy();
});

it('is not there for somebody whom no menu leads to its list, or without its code; a part of the record needs no menu', async () => {
  const { getList } = open({ menus: {}, at: `${PATH}/7/show?tab=alarms` });
  await opened();
  expect(screen.queryAllByRole('tab')).toEqual([]);
  expect(getList).not.toHaveBeenCalled();
  cleanup();
  const alarms = { resource: 'area/alarm', by: { thingId: 'id' } } as const;
  open({ resource: { ...resource, related: { alarms: { ...alarms, permission: 'alarms' } } } });
  await opened();
  expect(tab('resources.area/thing.related.alarms')).toBeNull();
  cleanup();
  open({ resource: { ...resource, related: { alarms: { ...alarms, menu: false } } }, menus: {} });
  await opened();
  expect(tab('resources.area/thing.related.alarms')).toBeTruthy();
});

it('asks for nothing where the record has nothing to tie the others by', async () => {
  const { getList } = open({ resource: { ...resource, related: { alarms: { resource: 'area/alarm', by: { thingId: 'code' as never } } } }, at: `${PATH}/7/show?tab=alarms` });
  expect(await screen.findByText('detail.related.none')).toBeTruthy();
  expect(getList).not.toHaveBeenCalled();
});
