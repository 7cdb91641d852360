import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WireError } from '@/api';
import { BulkFailure } from '@/data/bulk';
import ResourceList from './ResourceList';
import { PATH, renderList } from './testing/renderList';

const saved = vi.hoisted(() => vi.fn());
vi.mock('@/api', async (original) => ({ ...(await original<typeof import('@/api')>()), saveFile: saved }));

const record = (id: number, state = 1) => ({ id: String(id), name: `Thing ${id}`, amount: id === 1 ? 0 : null, state, $title: `Thing ${id}` });
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => record(from + at));
const failure = (serverText: string) => new WireError({ kind: 'bad-gateway', status: 502, messageKey: 'errors.badGateway', serverText });
interface Query {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly filter: Record<string, unknown>;
  readonly sort: { readonly field: string; readonly order: string };
  readonly signal?: AbortSignal;
}
const listOf = (all: ReturnType<typeof rows>) =>
  vi.fn(async (_: string, { pagination: { page, perPage } }: Query) => ({ data: all.slice((page - 1) * perPage, page * perPage), total: all.length }));
const row = async (name: string) => {
  const cell = await screen.findByText(name);
  const found = cell.closest('tr');
  if (!found) throw new Error('no row');
  return found;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanup();
  saved.mockClear();
});

describe('what a list shows', () => {
  it("shows '-' for nothing and '0' for zero, the menu's name and the count", async () => {
    renderList(<ResourceList />, { dataProvider: { getList: listOf(rows(1, 2)) } });
    expect(within(await row('Thing 1')).getByText('0')).toBeTruthy();
    expect(within(await row('Thing 2')).getByText('-')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Things' })).toBeTruthy();
    expect(screen.getByText('2 in total')).toBeTruthy();
  });

  it('shows a failure with a retry, never an empty list, and no pager', async () => {
    const getList = vi.fn().mockRejectedValueOnce(failure('The line is cut')).mockResolvedValue({ data: rows(1, 1), total: 1 });
    renderList(<ResourceList />, { dataProvider: { getList } });
    expect(await screen.findByText('The line is cut')).toBeTruthy();
    expect(screen.queryByText('list.empty.title')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.click(button('widgets.retry'));
    expect(await row('Thing 1')).toBeTruthy();
  });

  it('keeps the rows when only a refresh fails', async () => {
    const getList = vi.fn().mockResolvedValueOnce({ data: rows(1, 1), total: 1 }).mockRejectedValue(failure('no'));
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
    renderList(<ResourceList />, { dataProvider: { getList }, search: '?filter=%7B%22name%22%3A%22x%22%7D' });
    const status = (await screen.findByText('list.nothingFound.title')).closest<HTMLElement>('[role="status"]');
    await userEvent.click(within(status ?? document.body).getByRole('button', { name: 'list.filters.reset' }));
    expect(await screen.findByText('list.empty.title')).toBeTruthy();
  });

  it('survives missing and repeated ids and draws only rows on view of very many', async () => {
    const odd = [record(1), { ...record(1), name: 'Twin' }, { ...record(2), id: '' }, { ...record(3), id: '' }];
    const { unmount } = renderList(<ResourceList />, { dataProvider: { getList: async () => ({ data: odd, total: 4 }) } });
    await userEvent.click(within(await row('Twin')).getByRole('checkbox'));
    expect(screen.getByText('1 selected')).toBeTruthy();
    expect((within(await row('Thing 1')).getByRole('checkbox') as HTMLInputElement).checked).toBe(false);
    unmount();
    renderList(<ResourceList />, { dataProvider: { getList: listOf(rows(1, 500)) }, search: '?perPage=500' });
    await row('Thing 1');
    expect(screen.getAllByRole('row').length).toBeLessThan(80);
  });
});

describe('pages, order, filters', () => {
  it('keeps page and order in the URL', async () => {
    const getList = listOf(rows(1, 25));
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
    const { router, unmount } = renderList(<ResourceList />, { dataProvider: { getList: listOf(rows(1, 20)) }, search: '?page=3' });
    expect(await row('Thing 11')).toBeTruthy();
    expect(router.state.location.search).toContain('page=2');
    unmount();
    const failing = renderList(<ResourceList />, { dataProvider: { getList: async () => Promise.reject(failure('down')) }, search: '?page=3' });
    await screen.findByText('down');
    expect(failing.router.state.location.search).toContain('page=3');
  });

  it('applies a filter on Enter, in the URL and as a chip that ends it', async () => {
    const getList = listOf(rows(1, 25));
    const { router } = renderList(<ResourceList />, { dataProvider: { getList }, search: '?page=2' });
    await row('Thing 11');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'abc{Enter}');
    await waitFor(() => expect(getList.mock.lastCall?.[1]).toMatchObject({ filter: { name: 'abc' }, pagination: { page: 1 } }));
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
    answers.get('ab')?.({ data: [{ ...record(2), name: 'Newest' }], total: 1 });
    answers.get('a')?.({ data: [{ ...record(3), name: 'Older' }], total: 1 });
    expect(await screen.findByText('Newest')).toBeTruthy();
    expect(screen.queryByText('Older')).toBeNull();
  });

  it('is not thrown by a URL that is nonsense', async () => {
    renderList(<ResourceList />, { dataProvider: { getList: listOf(rows(1, 3)) }, search: '?page=x&perPage=-4&filter=[1]&sort=__proto__&order=up' });
    expect(await row('Thing 1')).toBeTruthy();
  });

  it('shows the columns that were chosen', async () => {
    renderList(<ResourceList />, { dataProvider: { getList: listOf(rows(1, 1)) } });
    await row('Thing 1');
    expect(screen.queryByRole('columnheader', { name: 'Note' })).toBeNull();
    await userEvent.click(button('list.columns.label'));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Note' }));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('columnheader', { name: 'Note' })).toBeTruthy();
  });
});

describe('keyboard and links', () => {
  it('leads through the rows: arrows, Space selects, Enter opens', async () => {
    const { router } = renderList(<ResourceList />, { dataProvider: { getList: listOf(rows(1, 3)) } });
    (await row('Thing 1')).focus();
    await userEvent.keyboard('{ArrowDown} ');
    expect(document.activeElement).toBe(await row('Thing 2'));
    expect(screen.getByText('1 selected')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${PATH}/2/show`));
  });

  it('gives each row a real link and encodes ids', async () => {
    renderList(<ResourceList />, { dataProvider: { getList: async () => ({ data: [{ ...record(1), id: 'a/b' }], total: 1 }) } });
    await row('Thing 1');
    expect(screen.getByRole('link', { name: 'Thing 1' }).getAttribute('href')).toBe(`${PATH}/a%2Fb/show`);
  });
});

describe('grants', () => {
  it('leaves out of the document whatever is not granted', async () => {
    renderList(<ResourceList />, { dataProvider: { getList: listOf(rows(1, 2)) }, codes: [] });
    await row('Thing 1');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    for (const name of [/create/, /edit/, /Delete/, /export/, /stop/, /sync/, /rename/, /more/i]) {
      expect(screen.queryAllByRole('button', { name })).toEqual([]);
      expect(screen.queryAllByRole('link', { name })).toEqual([]);
    }
  });

  it('offers an action only in the states the schema names', async () => {
    renderList(<ResourceList />, { dataProvider: { getList: async () => ({ data: [record(1, 1), record(2, 0)], total: 2 }) }, codes: ['stop'] });
    expect(within(await row('Thing 1')).queryByRole('button', { name: /stop/ })).toBeTruthy();
    expect(within(await row('Thing 2')).queryByRole('button', { name: /stop/ })).toBeNull();
  });
});

describe('actions', () => {
  it('asks by name, sends once on a double click, says it only when it is done, and asks the list again', async () => {
    const getList = listOf(rows(1, 2));
    let finish: (value: unknown) => void = () => undefined;
    const remove = vi.fn(() => new Promise((resolve) => (finish = resolve)));
    renderList(<ResourceList />, { dataProvider: { getList, delete: remove }, codes: ['delete'] });
    await userEvent.click(within(await row('Thing 1')).getByRole('button', { name: /^Delete/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Thing 1?' });
    const before = getList.mock.calls.length;
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(remove).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Deleted')).toBeNull();
    finish({ data: record(1) });
    expect(await screen.findByText('Deleted')).toBeTruthy();
    await waitFor(() => expect(getList.mock.calls.length).toBeGreaterThan(before));
  });

  it('keeps the question with the reason when the call fails, and says nothing was done', async () => {
    const dataProvider = { getList: listOf(rows(1, 1)), delete: async () => Promise.reject(failure('It is in use')) };
    renderList(<ResourceList />, { dataProvider, codes: ['delete'] });
    await userEvent.click(within(await row('Thing 1')).getByRole('button', { name: /^Delete/ }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('It is in use')).toBeTruthy();
    expect(screen.queryByText('Deleted')).toBeNull();
  });

  it('takes the empty answer of a session that ended for no success', async () => {
    renderList(<ResourceList />, { dataProvider: { getList: listOf(rows(1, 1)), action: async () => ({ data: {} }) }, codes: ['sync'] });
    await row('Thing 1');
    await userEvent.click(button('sync'));
    expect(within(screen.getByRole('list', { name: 'Notices' })).queryAllByRole('listitem')).toEqual([]);
  });

  it('counts what of a selection failed, with the reasons, and keeps the failed ones selected', async () => {
    const deleteMany = async () => Promise.reject(new BulkFailure(['1'], [{ id: '2', error: failure('It is in use') }]));
    renderList(<ResourceList />, { dataProvider: { getList: listOf(rows(1, 2)), deleteMany }, codes: ['delete'] });
    await row('Thing 1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'list.selectAll' }));
    await userEvent.click(within(screen.getByRole('region', { name: 'list.selection' })).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    const result = await screen.findByRole('dialog', { name: 'Delete' });
    expect(within(result).getByText('1 done, 1 failed')).toBeTruthy();
    expect(within(result).getByText('Thing 2')).toBeTruthy();
    expect(within(result).getByText('It is in use')).toBeTruthy();
    await userEvent.click(within(result).getByRole('button', { name: 'actions.close' }));
    expect(await screen.findByText('1 selected')).toBeTruthy();
  });

  it('sends a bulk action for those it can be done to, and says how many', async () => {
    const action = vi.fn(async (..._: unknown[]) => ({ data: { answer: null } }));
    const getList = async () => ({ data: [record(1, 1), record(2, 0), record(3, 1)], total: 3 });
    renderList(<ResourceList />, { dataProvider: { getList, action }, codes: ['stop'] });
    await row('Thing 1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'list.selectAll' }));
    await userEvent.click(button('stop (2/3)'));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'stop' }));
    await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
    expect(action.mock.calls[0]?.[1]).toMatchObject({ key: 'stop', ids: ['1', '3'] });
    expect(await screen.findByText('1 selected')).toBeTruthy();
  });

  it('asks what an action needs, checks it, and sends it', async () => {
    const action = vi.fn(async (..._: unknown[]) => ({ data: { answer: null } }));
    renderList(<ResourceList />, { dataProvider: { getList: listOf(rows(1, 1)), action }, codes: ['rename'] });
    await userEvent.click(within(await row('Thing 1')).getByRole('button', { name: /^rename/ }));
    const name = await screen.findByRole('textbox', { name: /Name/, hidden: false });
    const dialog = await screen.findByRole('dialog', { name: 'rename' });
    await userEvent.clear(within(dialog).getByRole('textbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'actions.submit' }));
    expect(action).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Other{Enter}');
    await waitFor(() => expect(action.mock.calls[0]?.[1]).toMatchObject({ key: 'rename', values: { name: 'Other' }, record: { id: '1' } }));
    expect(name).toBeTruthy();
  });

  it('shows a secret once', async () => {
    const action = async () => ({ data: { answer: {}, secret: 'S3cret' } });
    renderList(<ResourceList />, { dataProvider: { getList: listOf(rows(1, 1)), action }, codes: ['resetkey'] });
    await userEvent.click(within(await row('Thing 1')).getByRole('button', { name: /^resetKey/ }));
    expect(await screen.findByText('S3cret')).toBeTruthy();
    await userEvent.click(button('widgets.secret.done'));
    await waitFor(() => expect(screen.queryByText('S3cret')).toBeNull());
  });
});

describe('export', () => {
  it('asks the server once on a double click, with the filters, and saves the file', async () => {
    let finish: (value: unknown) => void = () => undefined;
    const exportList = vi.fn((..._: unknown[]) => new Promise((resolve) => (finish = resolve)));
    renderList(<ResourceList />, { dataProvider: { getList: listOf(rows(1, 1)), exportList }, search: '?filter=%7B%22name%22%3A%22T%22%7D' });
    await row('Thing 1');
    const start = button('actions.export.label');
    start.click();
    start.click();
    expect(exportList).toHaveBeenCalledTimes(1);
    expect(exportList.mock.calls[0]?.[1]).toMatchObject({ filter: { name: 'T' } });
    finish({ data: { blob: new Blob(['x']), name: 'things.csv' } });
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  });

  it('can be called off', async () => {
    const exportList = vi.fn(
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
    );
    renderList(<ResourceList />, { dataProvider: { getList: listOf(rows(1, 1)), exportList } });
    await row('Thing 1');
    await userEvent.click(button('actions.export.label'));
    await userEvent.click(await screen.findByRole('button', { name: 'list.export.cancel' }));
    expect(await screen.findByRole('button', { name: 'actions.export.label' })).toBeTruthy();
    expect(saved).not.toHaveBeenCalled();
  });
});
