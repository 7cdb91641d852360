import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Resource } from '@/schema';
import ResourceList from '../ResourceList';
import { renderList, thing } from '../testing/renderList';
import { failure, record, row } from '../testing/listRows';
import { ageOf } from './useAge';

const fresh: Resource = { ...thing, refresh: '30 s' };

beforeAll(() => import('./AutoRefresh'));
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));

function open(
  getList = vi.fn(async () => ({ data: [{ ...record(1), amount: getList.mock.calls.length }, record(2)], total: 2 })),
) {
  renderList(<ResourceList />, { dataProvider: { getList }, resource: fresh });
  return getList;
}

it('asks again while somebody looks, keeps ticks and focus, and marks what changed', async () => {
  const getList = open();
  const first = await row('Thing 1');
  await userEvent.click(within(first).getByRole('checkbox'));
  first.focus();
  await pass(29);
  expect(getList).toHaveBeenCalledTimes(1);
  await pass(2);
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(within(first).getByText('2').closest('td')?.className).toMatch(/changed-/));
  expect(await row('Thing 1'), 'the same row').toBe(first);
  expect(within(first).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(document.activeElement).toBe(first);
  expect((await row('Thing 2')).querySelector('[class*=changed-]')).toBeNull();
});

it('waits while something is open over the list, and while it is paused', async () => {
  const getList = open();
  await row('Thing 1');
  await userEvent.click(screen.getByRole('button', { name: 'list.columns.label' }));
  await screen.findByRole('dialog');
  await pass(90);
  expect(getList).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pass(1);
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
  const pause = screen.getByRole('button', { name: 'lists.refresh.pause' });
  await userEvent.click(pause);
  await pass(90);
  expect(getList).toHaveBeenCalledTimes(2);
});

it('keeps the rows with their age when a refresh fails, without a call that tells it again', async () => {
  let broken = false;
  const getList = vi.fn(async (_path: string, request: { readonly meta?: { readonly quiet?: boolean } }) => {
    if (broken) throw failure(`quiet: ${request.meta?.quiet}`);
    return { data: [record(1)], total: 1 };
  });
  open(getList as never);
  await row('Thing 1');
  broken = true;
  await pass(31);
  expect(await screen.findByText('list.stale')).toBeTruthy();
  expect(getList.mock.calls.at(-1)?.[1]).toMatchObject({ meta: { quiet: true } });
  expect(await row('Thing 1')).toBeTruthy();
});

it('tells ages coarsely', () =>
  expect([ageOf(0, 5000), ageOf(1000, 10_500), ageOf(1000, 44_000), ageOf(1000, 200_000)]).toEqual([
    undefined,
    0,
    40,
    180,
  ]));
