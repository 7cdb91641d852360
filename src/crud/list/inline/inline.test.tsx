import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { defineResource, number, text } from '@/dsl';
import ResourceList from '../ResourceList';
import { renderList } from '../testing/renderList';
import { failure, listOf, row, listRows } from '../testing/listRows';

afterEach(cleanup);

const resource = defineResource({
  name: 'area/thing',
  api: { base: '/area/thing', page: 'GET page', detail: 'GET detail', edit: 'POST edit' },
  fields: { name: text({ required: true, max: 10 }), amount: number({ max: 9 }), note: text() },
  list: { inline: ['amount', 'note'] },
  when: { note: { readOnly: { name: 'Thing 2' } } },
});
const cellsOf = async (name: string) =>
  [...(await row(name)).querySelectorAll<HTMLElement>('td[data-inline]')].map((cell) => cell.dataset.inline);

it('begins with F2 on a row, says what is refused at the cell, and saves only what was changed', async () => {
  const change = vi
    .fn()
    .mockRejectedValueOnce(failure('Not today'))
    .mockImplementation(async (_: string, { ids, values }: { ids: string[]; values: object }) => ({
      data: [{ id: ids[0], ...values }],
    }));
  renderList(<ResourceList />, { resource, dataProvider: { getList: listOf(listRows(1, 2)), change } });
  expect(await cellsOf('Thing 1')).toEqual(['amount', 'note']);
  expect(await cellsOf('Thing 2')).toEqual(['amount']);

  (await row('Thing 2')).focus();
  await userEvent.keyboard('{F2}');
  const editor = await screen.findByRole('dialog');
  const box = within(editor).getByRole('textbox');
  await userEvent.keyboard('50{Enter}');
  expect(await within(editor).findByText('rules.atMost')).toBeTruthy();
  expect(change).not.toHaveBeenCalled();

  await userEvent.keyboard('7{Enter}');
  expect(await within(editor).findByText('Not today')).toBeTruthy();
  expect((box as HTMLInputElement).value).toBe('7');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(change.mock.lastCall?.[1]).toMatchObject({ ids: ['2'], values: { amount: 7 }, quiet: true });
});

it('does not pretend with Escape that a save under way can be called off, and sends nothing refused twice by itself', async () => {
  let refuse = (_: unknown) => {};
  const change = vi.fn(() => new Promise((_, reject) => (refuse = reject)));
  renderList(<ResourceList />, { resource, dataProvider: { getList: listOf(listRows(1, 2)), change } });
  (await row('Thing 1')).focus();
  await userEvent.keyboard('{F2}');
  const editor = await screen.findByRole('dialog');
  const box = within(editor).getByRole<HTMLInputElement>('textbox');
  await userEvent.keyboard('7{Enter}{Escape}');
  expect(screen.queryByRole('dialog')).toBe(editor);
  refuse(failure('Not today'));
  expect(await within(editor).findByText('Not today')).toBeTruthy();
  await userEvent.click(document.body);
  expect(change).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('saves what was typed when its row goes away under it, and says elsewhere when that is refused', async () => {
  const change = vi.fn().mockRejectedValue(failure('Not today'));
  const { router } = renderList(<ResourceList />, {
    resource,
    dataProvider: { getList: listOf(listRows(1, 2)), change },
  });
  (await row('Thing 1')).focus();
  await userEvent.keyboard('{F2}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('7');
  await act(() => router.navigate('/elsewhere'));
  await waitFor(() => expect(screen.queryByText('Thing 1')).toBeNull());
  expect(change.mock.lastCall?.[1]).toMatchObject({ ids: ['1'], values: { amount: 7 } });
  expect(await screen.findByText('Not today')).toBeTruthy();
});

it('leaves all as it was with Escape, saves with Tab, and takes a double click as F2, all typed where the focus is', async () => {
  const change = vi.fn(async (_: string, { ids, values }: { ids: string[]; values: object }) => ({
    data: [{ id: ids[0], ...values }],
  }));
  renderList(<ResourceList />, { resource, dataProvider: { getList: listOf(listRows(1, 2)), change } });
  (await row('Thing 1')).focus();
  await userEvent.keyboard('{F2}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('5{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(change).not.toHaveBeenCalled();

  const cell = (await row('Thing 1')).querySelector('td[data-inline=note]');
  if (cell) await userEvent.dblClick(cell);
  await screen.findByRole('dialog');
  await userEvent.keyboard('seen{Tab}');
  await waitFor(() => expect(change.mock.lastCall?.[1]).toMatchObject({ ids: ['1'], values: { note: 'seen' } }));
});

it('offers nothing without the grant', async () => {
  renderList(<ResourceList />, { resource, codes: [], dataProvider: { getList: listOf(listRows(1, 1)) } });
  expect(await cellsOf('Thing 1')).toEqual([]);
});
