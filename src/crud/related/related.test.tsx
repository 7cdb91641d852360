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
const resource: Resource = {
  ...thing,
  related: { alarms: { resource: 'area/alarm', by: { thingId: 'id' }, without: ['place'] } },
};
const RECORD = { id: '7', name: 'Boiler', code: null, kind: 'plain', state: 'done' };

beforeAll(() => Promise.all([import('./RelatedList'), import('./RecordFormDialog')]));
afterEach(cleanup);

function open(given: Partial<Parameters<typeof renderAt>[1]> = {}) {
  const getList = vi.fn(async (_path: string, _request: { readonly filter: object }) => ({
    data: [{ id: 'a1', title: 'Too hot', thingId: '7', place: 'cellar' }],
    total: 1,
  }));
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
  await waitFor(() => expect(screen.getByRole('tab', { name: 'detail.overview', selected: true })).toBeTruthy());
  expect(getList).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('tab', { name: /related.alarms$/ }));
  expect(await screen.findByText('Too hot')).toBeTruthy();
  expect(router.state.location.search).toBe('?tab=alarms');
  expect(getList.mock.calls[0]).toMatchObject(['area/alarm', { filter: { thingId: '7' } }]);
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).not.toContain('cellar');
  await waitFor(() => expect(screen.queryByText('cellar'), 'a column that says nothing here').toBeNull());
  await userEvent.click(within(screen.getByRole('tabpanel')).getByRole('link', { name: 'actions.create.label' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/area/alarm/create',
      state: { record: { thingId: '7' } },
    }),
  );
});

it('opens at the tab of the address', async () => {
  open({ at: `${PATH}/7/show?tab=alarms` });
  expect(await screen.findByText('Too hot')).toBeTruthy();
});

it('is not there for somebody whom no menu leads to its list, or without its code; a part of the record needs no menu', async () => {
  const { getList } = open({ menus: {}, at: `${PATH}/7/show?tab=alarms` });
  await opened();
  await waitFor(() => expect(screen.queryAllByRole('tab')).toEqual([]));
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
  const { getList } = open({
    resource: { ...resource, related: { alarms: { resource: 'area/alarm', by: { thingId: 'code' as never } } } },
    at: `${PATH}/7/show?tab=alarms`,
  });
  expect(await screen.findByText('detail.related.none')).toBeTruthy();
  expect(getList).not.toHaveBeenCalled();
});

it('opens the forms of what no menu leads to over the page: a new one, that belongs to the record, and a change', async () => {
  const create = vi.fn(async (_path: string, { data }: { readonly data: object }) => ({ data: { ...data, id: 'a2' } }));
  const update = vi.fn(async (_path: string, { data }: { readonly data: object }) => ({ data: { ...data, id: 'a1' } }));
  const row = { id: 'a1', title: 'Too hot', thingId: '7', place: 'cellar' };
  const part: Resource = { ...alarm, standard: { create: {}, edit: {} } } as Resource;
  const { router } = open({
    resource: { ...resource, related: { alarms: { resource: 'area/alarm', by: { thingId: 'id' }, menu: false } } },
    others: [part],
    menus: {},
    at: `${PATH}/7/show?tab=alarms`,
    dataProvider: {
      getOne: async (path: string) => ({ data: path.startsWith('@') ? row : RECORD }),
      getList: async () => ({ data: [row], total: 1 }),
      getMany: async () => ({ data: [RECORD] }),
      create,
      update,
    } as never,
  });
  const here = router.state.location;
  await userEvent.click(await screen.findByRole('button', { name: 'actions.create.label' }));
  const dialog = await screen.findByRole('dialog', { name: /^New / });
  await userEvent.type(await within(dialog).findByRole('textbox', { name: /fields.title$/ }), 'Too cold');
  await waitFor(() => expect(within(dialog).queryByText(/fields.thingId$/), 'what ties it to the page').toBeNull());
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('form.loss.title')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(create.mock.calls[0]).toMatchObject(['@area/alarm', { data: { title: 'Too cold', thingId: '7' } }]);

  await userEvent.click(screen.getByRole('button', { name: 'edit Too hot' }));
  const editing = await screen.findByRole('dialog', { name: /^Edit / });
  const title = await within(editing).findByRole<HTMLInputElement>('textbox', { name: /fields.title$/ });
  expect(title.value).toBe('Too hot');
  await userEvent.clear(title);
  await userEvent.type(title, 'Much too hot');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(update.mock.calls[0]).toMatchObject(['@area/alarm', { id: 'a1', data: { title: 'Much too hot' } }]);
  expect(router.state.location).toBe(here);
});
