import { cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { WireError } from '@/api';
import { defineResource, number, text } from '@/dsl';
import { RecordList } from '../RecordList';
import { row } from '../testing/listRows';
import { renderList } from '../testing/renderList';

afterEach(cleanup);

const step = defineResource({
  name: 'area/thing',
  api: '/step',
  fields: { name: text({ required: true }), sort: number({ min: 0, max: 99 }) },
  list: { sort: { field: 'sort', order: 'asc' } },
});
interface Changed {
  readonly ids: readonly string[];
  readonly values: { readonly sort: number };
}

/** A list of three whose order its records keep. */
function draw(numbers: readonly number[], refuse = false, search = '') {
  const kept = new Map(
    numbers.map((sort, at) => [String(at + 1), { id: String(at + 1), name: `Step ${at + 1}`, sort }]),
  );
  const change = vi.fn(async (_: string, { ids: [id = ''], values }: Changed) => {
    if (refuse) throw new WireError({ kind: 'business', messageKey: 'errors.business', serverText: 'Not today' });
    const found = kept.get(id);
    if (found) kept.set(id, { ...found, ...values });
    return { data: [kept.get(id)] };
  });
  const getList = async () => ({
    data: [...kept.values()].toSorted((one, other) => one.sort - other.sort),
    total: kept.size,
  });
  renderList(<RecordList />, { resource: step, dataProvider: { getList, change }, search });
  return change;
}
const order = () =>
  screen
    .getAllByRole('row')
    .flatMap((one) => within(one).queryAllByRole('link', { name: /^Step/ }))
    .map((one) => one.textContent);
/** The handle of a row, once what listens to it is there. */
const handle = async (name: string) => {
  const isSaid = (one: HTMLElement) => !one.hasAttribute('aria-label'); // the other is that of a list on its way
  await vi.waitFor(() => expect(screen.queryAllByRole('status').some(isSaid)).toBe(true), {
    timeout: 5000, // its parts are loaded first
  });
  return within(await row(name)).findByRole('button', { name: 'lists.move.handle' });
};

it('a row moves by Alt and an arrow, keeps the focus, and is saved with one edit a changed number', async () => {
  const change = draw([0, 1, 5]);
  fireEvent.keyDown(await handle('Step 3'), { key: 'ArrowUp', altKey: true });
  await vi.waitFor(() => expect(order()).toEqual(['Step 1', 'Step 3', 'Step 2']));
  expect(await screen.findByText('lists.move.moved')).toBeTruthy();
  await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(2));
  expect(change.mock.calls.map(([, { ids, values }]) => [ids[0], values.sort])).toEqual([
    ['3', 1],
    ['2', 5],
  ]);
  await vi.waitFor(async () => expect(document.activeElement).toBe(await handle('Step 3')));
});

it('a row moves from itself, too, and no further than the list', async () => {
  const change = draw([0, 10, 20]);
  await handle('Step 3');
  (await row('Step 3')).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await vi.waitFor(() => expect(change.mock.calls.map(([, { values }]) => values.sort)).toEqual([5]));
});

it('a key pressed before the rows are drawn anew moves the row on from where it is by then', async () => {
  const change = draw([0, 10, 20]);
  const first = await handle('Step 1');
  fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true });
  fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true });
  await vi.waitFor(() => expect(order()).toEqual(['Step 2', 'Step 3', 'Step 1']));
  await vi.waitFor(() => expect(change.mock.calls.map(([, { values }]) => values.sort)).toEqual([15, 21]));
});

it('a row that cannot be moved is back where it was, and it is said why', async () => {
  draw([0, 10, 20], true);
  fireEvent.keyDown(await handle('Step 1'), { key: 'ArrowDown', altKey: true });
  expect(await screen.findByText('lists.move.failed', { exact: false })).toBeTruthy();
  await vi.waitFor(() => expect(order()).toEqual(['Step 1', 'Step 2', 'Step 3']));
});

it('only a list in that order has handles', async () => {
  draw([0, 1, 2], false, '?sort=name&order=ASC');
  await row('Step 1');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'lists.move.handle' })).toBeNull());
});

it('a press on a handle asks where its row goes: a step, or a place by its number', async () => {
  const change = draw([0, 10, 20]);
  await userEvent.click(await handle('Step 1'));
  const box = within(await screen.findByRole('dialog'));
  expect(box.getByRole('button', { name: 'lists.move.up' })).toHaveProperty('disabled', true);
  const place = box.getByRole('textbox', { name: 'lists.move.place' });
  await userEvent.clear(place);
  await userEvent.type(place, '4');
  expect(box.getByRole('button', { name: 'lists.move.go' })).toHaveProperty('disabled', true);
  await userEvent.clear(place);
  await userEvent.type(place, '3{Enter}');
  await vi.waitFor(() => expect(order()).toEqual(['Step 2', 'Step 3', 'Step 1']));
  await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
