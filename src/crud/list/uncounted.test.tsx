import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RecordList } from './RecordList';
import { listOf, listRows, row, type Query } from './testing/listRows';
import { renderList } from './testing/renderList';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a list that nobody counts says so below the table and on paper, and leads on while pages are full', async () => {
  const counting = listOf(listRows(1, 25));
  const getList = vi.fn(async (path: string, query: Query) => {
    const { data } = await counting(path, query);
    return {
      data,
      total: 11,
      pageInfo: { hasNextPage: data.length === 10, hasPreviousPage: query.pagination.page > 1 },
    };
  });
  vi.stubGlobal('print', vi.fn());
  const { container } = renderList(<RecordList />, { dataProvider: { getList } });
  await row('Thing 1');
  expect(container.textContent).toContain('list.pages.uncounted');
  expect(container.textContent).not.toContain('11');
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await row('Thing 11');
  await userEvent.click(screen.getByRole('button', { name: 'list.print' }));
  const paper = within(document.body);
  expect(await paper.findByText('lists.print.uncounted')).toBeTruthy();
  await vi.waitFor(() => expect(globalThis.print).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await row('Thing 25');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Page 4' })).toBeNull());
});
