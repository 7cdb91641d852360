import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSession } from '@/access/session';
import ResourceList from '../ResourceList';
import { renderList } from '../testing/renderList';
import { listOf, row, listRows } from '../testing/listRows';
import { markOpened } from './openedRecords';

beforeEach(() => startSession({ accessToken: 't', userId: 'reader', userName: 'U', account: 'u' }));
afterEach(cleanup);

it('says of a row that it was opened before, until the user wants no marks', async () => {
  markOpened('area/thing', '2');
  renderList(<ResourceList />, { dataProvider: { getList: listOf(listRows(1, 2)) } });
  const opened = await row('Thing 2');
  expect([opened.getAttribute('aria-description'), (await row('Thing 1')).getAttribute('aria-description')]).toEqual([
    'list.opened',
    null,
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'list.columns.label' }));
  await userEvent.click(await screen.findByRole('switch', { name: 'lists.columns.opened' }));
  expect(opened.getAttribute('aria-description')).toBeNull();
});
