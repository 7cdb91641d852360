import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { defineResource, text } from '@/dsl';
import CreatePage from '../form/CreatePage';
import { RecordList } from '../list/RecordList';
import { listOf, listRows, row } from '../list/testing/listRows';
import { renderList, thing } from '../list/testing/renderList';
import { PATH, renderAt } from '../testing/renderAt';

afterEach(cleanup);

const part = defineResource({
  name: 'area/thing',
  api: '/part',
  fields: { name: text({ required: true }), code: text({ unique: true }), note: text() },
});
const pump = { id: '7', name: 'Pump', code: 'P1', note: 'red' };
const open = (create = vi.fn(async () => ({ data: { id: '8' } }))) => {
  const drawn = renderAt(<CreatePage />, {
    resource: part,
    dataProvider: { getOne: async () => ({ data: pump }), create } as never,
    at: `${PATH}/create?from=7`,
  });
  return { ...drawn, create };
};
const valueOf = async (name: RegExp) => (await screen.findByRole<HTMLInputElement>('textbox', { name })).value;

it('stands in the menu of a row, for whoever may create', async () => {
  const list = { getList: listOf(listRows(1, 1)) };
  const { unmount } = renderList(<RecordList />, { dataProvider: list });
  await userEvent.click(within(await row('Thing 1')).getByRole('button', { name: /moreOf/ }));
  const item = await screen.findByRole('menuitem', { name: 'duplicate' });
  expect(item.getAttribute('href')).toBe(`${PATH}/create?from=1`);
  unmount();
  renderList(<RecordList />, { dataProvider: list, codes: ['edit', 'rename', 'resetkey'] });
  await userEvent.click(within(await row('Thing 1')).getByRole('button', { name: /moreOf/ }));
  await screen.findByRole('menu');
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'duplicate' })).toBeNull());
});

it('is not offered for a record that stays as it is', async () => {
  const fixed = { ...thing, standard: { edit: { visible: { state: 1 } } } };
  renderList(<RecordList />, {
    dataProvider: { getList: listOf(listRows(1, 2).map((one, state) => ({ ...one, state }))) },
    resource: fixed,
    codes: ['create', 'edit'],
  });
  expect(within(await row('Thing 1')).queryByRole('button', { name: /moreOf/ })).toBeNull();
  expect(within(await row('Thing 2')).getByRole('button', { name: /moreOf/ })).toBeTruthy();
});

it('makes no menu of its own for a record that is not deleted in its state', async () => {
  const kept = { ...thing, actions: {}, standard: { delete: { visible: { state: 1 } } } };
  renderList(<RecordList />, {
    dataProvider: { getList: listOf(listRows(1, 2).map((one, state) => ({ ...one, state }))) },
    resource: kept,
  });
  expect(within(await row('Thing 1')).queryByRole('button', { name: /moreOf/ })).toBeNull();
  expect(within(await row('Thing 2')).getByRole('button', { name: /moreOf/ })).toBeTruthy();
});

it('is never a button of its own in a row', async () => {
  renderList(<RecordList />, { dataProvider: { getList: listOf(listRows(1, 1)) }, codes: ['create'] });
  const first = within(await row('Thing 1'));
  await waitFor(() => expect(first.queryByRole('link', { name: /duplicate/ })).toBeNull());
  expect(first.getByRole('button', { name: /moreOf/ })).toBeTruthy();
});

it('fills the form in, says what was left empty, and sends a new record', async () => {
  const { create } = open();
  expect(await valueOf(/Name/i)).toBe('Pump');
  expect([await valueOf(/code/i), await valueOf(/note/i)]).toEqual(['', 'red']);
  expect(screen.getByText(/lists\.duplicate\.left/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]).toMatchObject([PATH.slice(1), { data: { name: 'Pump', note: 'red' } }]);
});

it('is an ordinary form after another one was added', async () => {
  const { router } = open();
  await screen.findByText(/lists\.duplicate\.filled/);
  await userEvent.click(screen.getByRole('button', { name: /another/i }));
  await vi.waitFor(() => expect(router.state.location.search).toBe(''));
  await vi.waitFor(() => expect(screen.queryByText(/lists\.duplicate\.filled/)).toBeNull());
  expect(await valueOf(/Name/i)).toBe('');
});
