import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '@/access/session';
import ResourceList from '../list/ResourceList';
import { renderList, thing } from '../list/testing/renderList';
import { listOf, row, listRows } from '../list/testing/listRows';
import { defineViews, type ActionPanelProps } from '../views';

beforeEach(() => startSession({ accessToken: 't', userId: 'u1', userName: 'U', account: 'u' }));
afterEach(cleanup);

const Effect = ({ draft, sent }: ActionPanelProps<unknown>) => (
  <p>{`${sent ? 'was' : 'will be'} ${String(draft.name)}`}</p>
);

async function rename(stays: boolean) {
  const action = vi.fn(() => Promise.resolve({ data: { answer: null } }));
  const views = defineViews(thing, { actionPanels: { rename: { component: Effect, stays } } });
  renderList(<ResourceList />, {
    dataProvider: { getList: listOf(listRows(1, 2)), action },
    codes: ['edit', 'rename'],
    views,
  });
  await userEvent.click(within(await row('Thing 1')).getByRole('button', { name: /^rename/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'rename' }));
  await userEvent.clear(await dialog.findByRole('textbox'));
  await userEvent.type(dialog.getByRole('textbox'), 'New');
  expect(dialog.getByText('will be New')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'actions.submit' }));
  return { dialog, action };
}

it('tells beside the form what will change, and stays to tell what did', async () => {
  const { dialog, action } = await rename(true);
  expect(await dialog.findByText('was New')).toBeTruthy();
  await waitFor(() => expect(dialog.queryByRole('textbox')).toBeNull());
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'actions.submit' })).toBeNull());
  await userEvent.click(dialog.getByRole('button', { name: 'actions.close' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(action).toHaveBeenCalledOnce();
});

it('goes with the form where it is not to stay', async () => {
  await rename(false);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
