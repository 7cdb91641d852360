import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forEachId, type BulkWatch } from '@/data/records/bulk';
import { RecordList } from '../RecordList';
import { renderList } from '../testing/renderList';
import { listRows, row } from '../testing/listRows';
import { MOST_SELECTED } from './useSelectAll';

afterEach(cleanup);

interface ListRequest {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort: unknown;
  readonly filter: unknown;
  readonly signal?: AbortSignal;
}

/** A list of so many records, a page at a time; `counted: false`: it says only whether there are more. */
const serverOf = (count: number, counted = true) => {
  const all = listRows(1, count).map((record, at) => ({ ...record, state: at % 2 }));
  return vi.fn(async (_: string, { pagination: { page, perPage } }: ListRequest) => ({
    data: all.slice((page - 1) * perPage, page * perPage),
    total: count,
    ...(!counted && { pageInfo: { hasNextPage: page * perPage < count, hasPreviousPage: page > 1 } }),
  }));
};
const bar = () => screen.findByRole('region', { name: 'list.selection' });
const press = async (name: string | RegExp) =>
  userEvent.click(await within(await bar()).findByRole('button', { name }));
const tick = async (name: string) => userEvent.click(within(await row(name)).getByRole('checkbox'));
const isSelected = async (count: string) => within(await bar()).findByText(`${count} selected`);
const TAKE = 'lists.all.take';

describe('all that a list finds', () => {
  it('is read with its filters and order, and chosen; one of them can be given up again', async () => {
    const getList = serverOf(23);
    const search = '?filter={"name":"Thing"}&sort=amount&order=DESC';
    renderList(<RecordList />, { dataProvider: { getList }, search });
    await tick('Thing 2');
    await press(TAKE);
    await isSelected('23');
    expect(getList.mock.lastCall?.[1]).toMatchObject({
      filter: { name: 'Thing' },
      sort: { field: 'amount', order: 'DESC' },
    });
    await tick('Thing 3');
    await isSelected('22');
    await press('lists.all.onlyPage');
    await isSelected('10');
  });

  it('is not offered where all of it is on view', async () => {
    renderList(<RecordList />, { dataProvider: { getList: serverOf(9) } });
    await tick('Thing 2');
    await isSelected('1');
    expect(within(await bar()).queryByRole('button', { name: /lists\.all/ })).toBeNull();
  });

  it('is offered without a number where nobody counts', async () => {
    renderList(<RecordList />, { dataProvider: { getList: serverOf(23, false) } });
    await tick('Thing 2');
    await press('lists.all.takeFound');
    await isSelected('23');
  });

  it('is the first of them where there are too many, and says so before', async () => {
    renderList(<RecordList />, { dataProvider: { getList: serverOf(MOST_SELECTED + 700) } });
    await tick('Thing 2');
    await press('lists.all.takeFirst');
    await isSelected('10,000');
  });

  it('is not chosen when it is stopped, or when a page fails', async () => {
    const getList = serverOf(1234);
    const waits = vi.fn(async (name: string, request: ListRequest) =>
      request.pagination.page === 2
        ? new Promise<never>((_, refuse) => request.signal?.addEventListener('abort', () => refuse(new Error('gone'))))
        : getList(name, request),
    );
    renderList(<RecordList />, { dataProvider: { getList: waits } });
    await tick('Thing 2');
    await press(TAKE);
    await press(/lists\.bulk\.stop/);
    await within(await bar()).findByRole('button', { name: TAKE });
    await isSelected('1');
    waits.mockImplementationOnce(async () => Promise.reject(new Error('broken')));
    await press(TAKE);
    await screen.findByText('lists.all.failed');
    await isSelected('1');
  });

  it('ends with another filter', async () => {
    const { router } = renderList(<RecordList />, { dataProvider: { getList: serverOf(23) } });
    await tick('Thing 2');
    await press(TAKE);
    await isSelected('23');
    await router.navigate('?filter={"name":"Thing"}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'list.selection' })).toBeNull());
  });
});

interface Acted extends BulkWatch {
  readonly ids?: readonly string[];
  readonly record?: { readonly id: string };
}

describe('an action over all that a list finds', () => {
  /** The question about 60 records of which every second can be stopped, as a cloud works on them. */
  const start = async (work: (id: string) => Promise<unknown> = async () => undefined) => {
    const action = async (_: string, { ids = [], record, ...watch }: Acted) => {
      await (record ? work(record.id) : forEachId(ids, work, watch));
      return { data: { answer: null } };
    };
    renderList(<RecordList />, { dataProvider: { getList: serverOf(60), action } });
    await tick('Thing 2');
    await press(TAKE);
    await isSelected('60');
    await press('stop (30/60)');
    return within(await screen.findByRole('alertdialog'));
  };
  const confirm = async (question: Awaited<ReturnType<typeof start>>) =>
    userEvent.click(question.getByRole('button', { name: 'stop' }));

  it('says before how many are left out, and the others stay chosen after', async () => {
    const done: string[] = [];
    const question = await start(async (id) => done.push(id));
    expect(await question.findByText('lists.bulk.skipped')).toBeTruthy();
    await confirm(question);
    await isSelected('30');
    expect(done).toHaveLength(30);
  });

  it('stops when it is request to, and tells how many were not begun', async () => {
    const done: string[] = [];
    let goOn: (() => void) | undefined;
    const question = await start(async (id) => {
      if (done.length === 2) await new Promise<void>((resolve) => (goOn = resolve));
      done.push(id);
    });
    await confirm(question);
    await userEvent.click(await screen.findByRole('button', { name: 'lists.bulk.stop' }));
    expect(screen.getByRole('progressbar', { name: 'list.saving' })).toBeTruthy();
    goOn?.();
    expect(await screen.findByText(/lists\.bulk\.leftCount/)).toBeTruthy();
    expect(done).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'actions.close' }));
    await isSelected('57');
  });

  it('tries the failed ones again', async () => {
    const refused = new Set(['2', '4']);
    const tried: string[] = [];
    const question = await start(async (id) => {
      tried.push(id);
      if (refused.delete(id)) throw new Error('busy');
    });
    await confirm(question);
    expect(await screen.findByText('28 done, 2 failed')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'lists.bulk.retryFailed' }));
    await isSelected('30');
    expect(tried.slice(30)).toEqual(['2', '4']);
  });
});
