import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSession } from '@/access/session';
import type { Resource } from '@/schema';
import ResourceList from '../list/ResourceList';
import { renderList, thing } from '../list/testing/renderList';
import { listOf, row, listRows } from '../list/testing/listRows';

beforeEach(() => startSession({ accessToken: 't', userId: 'u1', userName: 'U', account: 'u' }));
afterEach(cleanup);

const rename = thing.actions.rename;

it('an action with a form asks its question in the dialog of the form, of one record and of several', async () => {
  if (!rename) throw new Error('The resource of these tests has an action with a form.');
  const withQuestion: Resource = {
    ...thing,
    actions: { ...thing.actions, rename: { ...rename, on: ['row', 'bulk'], confirm: true } },
  };
  renderList(<ResourceList />, {
    dataProvider: { getList: listOf(listRows(1, 2)) },
    resource: withQuestion,
    codes: ['edit', 'rename'],
  });
  await userEvent.click(within(await row('Thing 1')).getByRole('button', { name: /^rename/ }));
  const one = within(await screen.findByRole('dialog', { name: 'rename' }));
  expect(one.getByText('actions.question')).toBeTruthy();
  await userEvent.click(one.getByRole('button', { name: 'actions.cancel' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'list.selectAll' }));
  await userEvent.click(await screen.findByRole('button', { name: 'rename' }));
  expect(within(await screen.findByRole('dialog', { name: 'rename' })).getByText('actions.questionMany')).toBeTruthy();
});
