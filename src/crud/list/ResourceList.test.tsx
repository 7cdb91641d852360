import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import ResourceList from './ResourceList';
import { PATH, renderList } from './testing/renderList';
import { button, failure, listOf, record, row, listRows, type Query } from './testing/listRows';

afterEach(cleanup);

/** After such a pause in typing a filter is applied, in ms: here it never is over. */
const PAUSE = 500;

function neverPause() {
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, delay?: number) =>
    delay === PAUSE ? undefined : setTimeout(run, delay),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

describe('what a list shows', () => {
  it("shows '-' for nothing and '0' for zero, the menu's name and the count", async () => {
    renderList(<ResourceList />, { dataProvider: { getList: listOf(listRows(1, 2)) } });
    expect(within(await row('Thing 1')).getByText('0')).toBeTruthy();
    expect(within(await row('Thing 2')).getByText('-')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Things' })).toBeTruthy();
    expect(screen.getByText('2 in total')).toBeTruthy();
  });

  it('shows a failure with a retry, never an empty list, and no pager', async () => {
    const getList = vi
      .fn()
      .mockRejectedValueOnce(failure('The line is cut'))
      .mockResolvedValue({ data: listRows(1, 1), total: 1 });
    renderList(<ResourceList />, { dataProvider: { getList } });
    expect(await screen.findByText('The line is cut')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('list.empty.title')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
    await userEvent.click(button('widgets.retry'));
    expect(await row('Thing 1')).toBeTruthy();
  });

  it('keeps the rows when only a refresh fails', async () => {
    const getList = vi
      .fn()
      .mockResolvedValueOnce({ data: listRows(1, 1), total: 1 })
      .mockRejectedValue(failure('no'));
    renderList(<ResourceList />, { dataProvider: { getList } });
    await row('Thing 1');
    await userEvent.click(button('actions.refresh'));
    expect(await screen.findByText('list.stale')).toBeTruthy();
    expect(await row('Thing 1')).toBeTruthy();
  });

  it('tells no records yet from nothing found, and leads on', async () => {
    const getList = listOf([]);
    const { unmount } = renderList(<ResourceList />, { dataProvider: { getList } });
    expect(await screen.findByText('list.empty.title')).toBeTruthy();
    unmount();
    renderList(<ResourceList />, {
      dataProvider: { getList },
      search: `?filter=${encodeURIComponent('{"name":"x","odd":"y"}')}`,
    });
    const status = (await screen.findByText('list.nothingFound.title')).closest<HTMLElement>('[role="status"]');
    expect(status?.textContent).toMatch(/Name:x.*list\.filters\.ofAddress:odd = "y"/);
    await userEvent.click(within(status ?? document.body).getByRole('button', { name: 'list.filters.reset' }));
    expect(await screen.findByText('list.empty.title')).toBeTruthy();
  });

  it('survives missing and repeated ids and draws only rows on view of very many', async () => {
    const odd = [record(1), record(1, 1, 'Twin'), { ...record(2), id: '' }, { ...record(3), id: '' }];
    const { unmount } = renderList(<ResourceList />, {
      dataProvider: { getList: async () => ({ data: odd, total: 4 }) },
    });
    await userEvent.click(within(await row('Twin')).getByRole('checkbox'));
    expect(await screen.findByText('1 selected')).toBeTruthy();
    expect((within(await row('Thing 1')).getByRole('checkbox') as HTMLInputElement).checked).toBe(false);
    unmount();
    renderList(<ResourceList />, { dataProvider: { getList: listOf(listRows(1, 500)) }, search: '?perPage=500' });
    await row('Thing 1');
    expect(screen.getAllByRole('row').length).toBeLessThan(80);
  });
});

describe('pages, order, filters', () => {
  it('applies a filter that was just typed when it is left, before the pause is over: what is pressed next means the filtered list', async () => {
    const getList = listOf(listRows(1, 3));
    const { router } = renderList(<ResourceList />, { dataProvider: { getList } });
    await row('Thing 1');
    neverPause();
    await userEvent.type(await screen.findByLabelText('Name'), 'x');
    expect(router.state.location.search).not.toContain('filter');
    await userEvent.tab();
    for (let at = 0; at < 3; at += 1) await userEvent.tab();
    await waitFor(() => expect(router.state.location.search).toContain('filter'));
  });

  it('does not lead back to the list when the press that left the filter led to another page', async () => {
    const { router } = renderList(<ResourceList />, { dataProvider: { getList: listOf(listRows(1, 3)) } });
    await row('Thing 1');
    neverPause();
    const input = await screen.findByLabelText('Name');
    await userEvent.type(input, 'x');
    onTestFinished(() => window.history.back());
    fireEvent.blur(input); // a tap is one moment: the focus goes, and the link is followed
    window.history.pushState(null, '', '/things/1/edit');
    await new Promise((done) => setTimeout(done, 20));
    expect(router.state.location.search).not.toContain('filter');
  });

  // covers VR-134, VR-135
  it('begins at the first page, of ten, and keeps page and order in the URL', async () => {
    const getList = listOf(listRows(1, 25));
    const { router } = renderList(<ResourceList />, { dataProvider: { getList } });
    await row('Thing 1');
    await userEvent.click(button('Page 2'));
    expect(await row('Thing 11')).toBeTruthy();
    expect(router.state.location.search).toContain('page=2');
    expect(screen.getByText('11-20 of 25')).toBeTruthy();
    await userEvent.click(button('Amount'));
    await waitFor(() => expect(getList.mock.lastCall?.[1].sort).toEqual({ field: 'amount', order: 'ASC' }));
    expect(router.state.location.search).toContain('sort=amount');
  });

  it('moves to the last page that exists, and stays on its page when a call fails', async () => {
    const { router, unmount } = renderList(<ResourceList />, {
      dataProvider: { getList: listOf(listRows(1, 20)) },
      search: '?page=3',
    });
    expect(await row('Thing 11')).toBeTruthy();
    expect(router.state.location.search).toContain('page=2');
    unmount();
    const failing = renderList(<ResourceList />, {
      dataProvider: { getList: async () => Promise.reject(failure('down')) },
      search: '?page=3',
    });
    await screen.findByText('down');
    expect(failing.router.state.location.search).toContain('page=3');
  });

  it('applies a filter on Enter, in the URL and as a chip that ends it', async () => {
    const getList = listOf(listRows(1, 25));
    const { router } = renderList(<ResourceList />, { dataProvider: { getList }, search: '?page=2' });
    await row('Thing 11');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'abc{Enter}');
    await waitFor(() =>
      expect(getList.mock.lastCall?.[1]).toMatchObject({ filter: { name: 'abc' }, pagination: { page: 1 } }),
    );
    expect(decodeURIComponent(router.state.location.search)).toContain('{"name":"abc"}');
    await userEvent.click(await screen.findByRole('button', { name: 'list.filters.remove' }));
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({}));
    expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('');
  });

  it('shows the answer to the newest question, whichever comes last', async () => {
    const answers = new Map<string, (value: unknown) => void>();
    const getList = vi.fn(
      (_: string, { filter }: Query) => new Promise((resolve) => answers.set(String(filter.name ?? ''), resolve)),
    );
    renderList(<ResourceList />, { dataProvider: { getList } });
    const box = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(box, 'a{Enter}');
    await waitFor(() => expect(answers.has('a')).toBe(true));
    await userEvent.type(box, 'b{Enter}');
    await waitFor(() => expect(answers.has('ab')).toBe(true));
    answers.get('ab')?.({ data: [record(2, 1, 'Newest')], total: 1 });
    answers.get('a')?.({ data: [record(3, 1, 'Older')], total: 1 });
    expect(await screen.findByText('Newest')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Older')).toBeNull());
  });

  it('is not thrown by a URL that is nonsense', async () => {
    renderList(<ResourceList />, {
      dataProvider: { getList: listOf(listRows(1, 3)) },
      search: '?page=x&perPage=-4&filter=[1]&sort=__proto__&order=up',
    });
    expect(await row('Thing 1')).toBeTruthy();
  });
});

describe('keyboard and links', () => {
  it('leads through the rows: arrows, Space selects, Enter opens', async () => {
    const { router } = renderList(<ResourceList />, { dataProvider: { getList: listOf(listRows(1, 3)) } });
    (await row('Thing 1')).focus();
    await userEvent.keyboard('{ArrowDown} ');
    expect(document.activeElement).toBe(await row('Thing 2'));
    expect(await screen.findByText('1 selected')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${PATH}/2/show`));
  });

  it('gives each row a real link and encodes ids', async () => {
    renderList(<ResourceList />, {
      dataProvider: { getList: async () => ({ data: [{ ...record(1), id: 'a/b' }], total: 1 }) },
    });
    await row('Thing 1');
    expect(screen.getByRole('link', { name: 'Thing 1' }).getAttribute('href')).toBe(`${PATH}/a%2Fb/show`);
  });
});
