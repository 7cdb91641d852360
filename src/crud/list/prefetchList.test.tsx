import { QueryObserver } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState } from 'react';
import { memoryStore, testDataProvider, type DataProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineResource, enumeration, text } from '@/dsl';
import { prefetchList, dropPrefetched, firstRequest, takePrefetched } from './prefetchList';
import ResourceList from './ResourceList';
import { PATH, renderList, testClient, thing } from './testing/renderList';
import { button, failure, listOf, row, listRows } from './testing/listRows';

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);

const NAME = PATH.slice(1);
const providerOf = (getList: object) => testDataProvider({ getList } as Partial<DataProvider>);

/** Asks for the records of `thing` by a person who left this in the browser. */
const prefetch = (getList: object, stored: object = {}) => {
  const client = testClient();
  return {
    client,
    done: prefetchList(
      { client, provider: providerOf(getList), store: memoryStore({ ...stored }), userId: '7' },
      NAME,
      thing,
    ),
  };
};

describe('the records a list opens with, asked for before it is drawn', () => {
  it('are what the list asks for: one call', async () => {
    const getList = vi.fn(listOf(listRows(1, 2)));
    const { client, done } = prefetch(getList);
    await done;
    renderList(<ResourceList />, { dataProvider: { getList }, queryClient: client });
    await row('Thing 1');
    expect(getList).toHaveBeenCalledTimes(1);
    await userEvent.click(button('actions.refresh'));
    expect(getList).toHaveBeenCalledTimes(2);
  });

  it('are the same with an order and filters of the schema', async () => {
    const ordered = defineResource({
      name: 'area/thing',
      api: '/area/thing',
      fields: { name: text(), state: enumeration([0, 1]) },
      list: {
        columns: ['name'],
        filters: [{ field: 'state', default: 1 }],
        sort: { field: 'name', order: 'desc' },
        pageSize: 20,
      },
    });
    const getList = vi.fn(listOf(listRows(1, 2)));
    const client = testClient();
    await prefetchList({ client, provider: providerOf(getList), store: memoryStore(), userId: '7' }, NAME, ordered);
    renderList(<ResourceList />, { dataProvider: { getList }, queryClient: client, resource: ordered });
    await row('Thing 1');
    expect(getList.mock.calls.map(([, query]) => query)).toEqual([
      expect.objectContaining({
        pagination: { page: 1, perPage: 20 },
        sort: { field: 'name', order: 'DESC' },
        filter: { state: 1 },
      }),
    ]);
  });

  it('fail once, and are asked for again by hand', async () => {
    const getList = vi
      .fn()
      .mockRejectedValueOnce(failure('The line is cut'))
      .mockResolvedValue({ data: listRows(1, 1), total: 1 });
    const { client, done } = prefetch(getList);
    await done;
    renderList(<ResourceList />, { dataProvider: { getList }, queryClient: client });
    expect(await screen.findByText('The line is cut')).toBeTruthy();
    expect(getList).toHaveBeenCalledTimes(1);
    await userEvent.click(button('widgets.retry'));
    expect(await row('Thing 1')).toBeTruthy();
  });

  it.each([{ [`${NAME}.listParams`]: { page: 2 } }, { [`own.7.${NAME}.views`]: { opening: 'x' } }])(
    'are not asked for where the list opens otherwise: %j',
    async (stored) => {
      const getList = vi.fn(listOf(listRows(1, 2)));
      await prefetch(getList, stored).done;
      expect(getList).not.toHaveBeenCalled();
    },
  );

  it('are new for a list that is drawn more than once before it stands, until they are asked for again', async () => {
    const { client, done } = prefetch(vi.fn(listOf(listRows(1, 2))));
    await done;
    const queryKey = [NAME, 'getList', firstRequest(thing)];
    const observer = new QueryObserver(client, { queryKey, ...takePrefetched(client, queryKey) });
    observer.setOptions({ queryKey, staleTime: 0 });
    expect(takePrefetched(client, queryKey)).toMatchObject({ retryOnMount: false });
    await client.prefetchQuery({ queryKey, queryFn: async () => ({ data: [], total: 0 }), staleTime: 0 });
    const { staleTime, retryOnMount } = takePrefetched(client, queryKey);
    expect([staleTime(), retryOnMount]).toEqual([0, true]);
  });

  it('are called off when the list is left before it is drawn, and asked for again at the next visit', async () => {
    let signal: AbortSignal | undefined;
    const getList = vi.fn((_: string, query: { readonly signal?: AbortSignal }) => {
      signal = query.signal;
      return new Promise(() => undefined);
    });
    const { client } = prefetch(getList);
    dropPrefetched(client, NAME);
    expect(signal?.aborted).toBe(false);
    dropPrefetched(client, 'elsewhere');
    expect(signal?.aborted).toBe(true);
    await prefetchList(
      { client, provider: providerOf(listOf(listRows(1, 2))), store: memoryStore(), userId: '7' },
      NAME,
      thing,
    );
    expect(client.getQueryData([NAME, 'getList', firstRequest(thing)])).toMatchObject({ total: 2 });
  });

  it('are asked for again by who comes back to the list, which is not drawn again', async () => {
    const getList = vi.fn(listOf(listRows(1, 2)));
    const { client, done } = prefetch(getList);
    await done;
    let show = (_: boolean) => undefined as void;
    const list = <ResourceList />;
    function Tab() {
      const [shown, setShown] = useState(true);
      show = setShown;
      return <Activity mode={shown ? 'visible' : 'hidden'}>{list}</Activity>;
    }
    renderList(<Tab />, { dataProvider: { getList }, queryClient: client });
    await row('Thing 1');
    act(() => show(false));
    dropPrefetched(client, 'elsewhere');
    expect(getList).toHaveBeenCalledTimes(1);
    act(() => show(true));
    await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
  });

  it('are asked for once', async () => {
    const getList = vi.fn(listOf(listRows(1, 2)));
    const { client, done } = prefetch(getList);
    await Promise.all([
      done,
      prefetchList({ client, provider: providerOf(getList), store: memoryStore(), userId: '7' }, NAME, thing),
    ]);
    expect(getList).toHaveBeenCalledTimes(1);
  });

  it('are not asked for where the list begins with choosing whose they are', async () => {
    const getList = vi.fn(listOf(listRows(1, 2)));
    await prefetchList(
      { client: testClient(), provider: providerOf(getList), store: memoryStore(), userId: '7' },
      NAME,
      {
        ...thing,
        of: 'name',
      },
    );
    expect(getList).not.toHaveBeenCalled();
  });
});
