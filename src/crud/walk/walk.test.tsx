import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import RecordDetail from '../detail/RecordDetail';
import EditPage from '../form/EditPage';
import { RecordList } from '../list/RecordList';
import { renderList, PATH } from '../list/testing/renderList';
import { listRows, row } from '../list/testing/listRows';
import { beyond } from './readWalk';

afterEach(cleanup);

interface ListRequest {
  readonly pagination: { readonly page: number; readonly perPage: number };
}

/** A list of so many records, and each of them. */
const cloudOf = (count: number) => {
  const all = listRows(1, count);
  return {
    getList: vi.fn(async (_: string, { pagination: { page, perPage } }: ListRequest) => ({
      data: all.slice((page - 1) * perPage, page * perPage),
      total: count,
    })),
    getOne: vi.fn(async (_: string, { id }: { readonly id: string }) => ({
      data: all.find((one) => one.id === id) ?? all[0],
    })),
  };
};
const pages = {
  show: (id: string) => <RecordDetail key={id} id={id} />,
  edit: (id: string) => <EditPage key={id} id={id} />,
};
const heading = async (name: string) => screen.findByRole('heading', { level: 1, name });
const step = async (name: 'previous' | 'next') =>
  userEvent.click(await screen.findByRole('button', { name: `lists.walk.${name}` }));

describe('the records before and after one', () => {
  it('are those of the list it was opened from, in its order, and ask nothing of it within a page', async () => {
    const cloud = cloudOf(23);
    const { router } = renderList(<RecordList />, { pages, dataProvider: cloud, search: '?sort=amount&order=DESC' });
    await userEvent.click(within(await row('Thing 9')).getByRole('link', { name: 'Thing 9' }));
    await heading('Thing 9');
    await step('next');
    await heading('Thing 10');
    expect(cloud.getList).toHaveBeenCalledOnce();
    await step('next'); // over the border of the page
    await heading('Thing 11');
    expect(cloud.getList.mock.lastCall?.[1]).toMatchObject({
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'amount', order: 'DESC' },
    });
    await step('previous');
    await heading('Thing 10');
    expect(router.state.location.pathname).toBe(`${PATH}/10/show`);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'lists.walk.previous' })),
    );
  });

  it('end where the list ends', async () => {
    renderList(<RecordList />, { pages, dataProvider: cloudOf(2) });
    await userEvent.click(await row('Thing 1'));
    await heading('Thing 1');
    expect(await screen.findByRole('button', { name: 'lists.walk.previous' })).toHaveProperty('disabled', true);
    await step('next');
    await heading('Thing 2');
    expect(await screen.findByRole('button', { name: 'lists.walk.next' })).toHaveProperty('disabled', true);
  });

  it('are not there for a record that was opened from elsewhere', async () => {
    const { router } = renderList(<RecordList />, { pages, dataProvider: cloudOf(3) });
    await row('Thing 1');
    await router.navigate(`${PATH}/2/show`);
    await heading('Thing 2');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'lists.walk.next' })).toBeNull());
    await router.navigate(`${PATH}/2/show`, { state: { walk: 'broken{' } });
    await heading('Thing 2');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'lists.walk.next' })).toBeNull());
  });

  it('stay over an edit and the way back', async () => {
    const { router } = renderList(<RecordList />, { pages, dataProvider: cloudOf(5) });
    await userEvent.click(await row('Thing 2'));
    await heading('Thing 2');
    await userEvent.click(screen.getByRole('link', { name: 'edit' }));
    await step('next');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${PATH}/3/edit`));
    await userEvent.click(await screen.findByRole('link', { name: 'form.cancel' }));
    await heading('Thing 3');
    await step('previous');
    await heading('Thing 2');
  });
});

it('the record beyond a page is the first that was not on it', () => {
  const walk = {
    filter: {},
    sort: { field: 'name', order: 'ASC' as const },
    pagination: { page: 1, perPage: 3 },
    ids: ['a', 'b', 'c'],
  };
  expect(beyond(walk, ['c', 'd', 'e'], 1)).toBe('d');
  expect(beyond(walk, ['x', 'y', 'a'], -1)).toBe('y');
  expect(beyond(walk, [], 1)).toBeUndefined();
});
