import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import ResourceList from '../ResourceList';
import { renderList } from '../testing/renderList';
import { button, row, listRows } from '../testing/listRows';

afterEach(cleanup);

it('shows a line over the rows while a slow refresh runs', async () => {
  const answer = { data: listRows(1, 2), total: 2 };
  let come: () => void = () => undefined;
  const slow = new Promise((resolve) => (come = () => resolve(answer)));
  const getList = vi.fn().mockResolvedValueOnce(answer).mockReturnValueOnce(slow);
  renderList(<ResourceList />, { dataProvider: { getList } });
  await row('Thing 1');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await userEvent.click(button('actions.refresh'));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect((await screen.findByRole('progressbar')).getAttribute('aria-label')).toBe('list.refreshing');
  expect(await row('Thing 1')).toBeTruthy();
  come();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
