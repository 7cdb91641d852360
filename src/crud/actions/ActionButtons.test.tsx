import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureFormats } from '@/schema';
import { BulkFailure } from '@/data/records/bulk';
import ResourceList from '../list/ResourceList';
import { renderList } from '../list/testing/renderList';
import type { makeFile } from '@/widgets/workbook/runWorkbook';
import { button, failure, listOf, record, row, listRows } from '../list/testing/listRows';

const saved = vi.fn();
const made = vi.hoisted(() => vi.fn<typeof makeFile>(async (format, name) => new File([], `${name}.${format}`)));
vi.mock('@/widgets/workbook/runWorkbook', () => ({ makeFile: made }));

beforeEach(() => {
  saved.mockClear();
  made.mockClear();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('grants', () => {
  it('leaves out of the document whatever is not granted', async () => {
    renderList(<ResourceList />, { dataProvider: { getList: listOf(listRows(1, 2)) }, codes: [] });
    await row('Thing 1');
    await waitFor(() => expect(screen.queryAllByRole('checkbox')).toEqual([]));
    for (const name of [/create/, /edit/, /Delete/, /export/, /stop/, /sync/, /rename/, /more/i]) {
      await waitFor(() => expect(screen.queryAllByRole('button', { name })).toEqual([]));
      await waitFor(() => expect(screen.queryAllByRole('link', { name })).toEqual([]));
    }
  });

  it('offers an action only in the states the schema names', async () => {
    renderList(<ResourceList />, {
      dataProvider: { getList: async () => ({ data: [record(1, 1), record(2, 0)], total: 2 }) },
      codes: ['stop'],
    });
    expect(within(await row('Thing 1')).queryByRole('button', { name: /stop/ })).toBeTruthy();
    expect(within(await row('Thing 2')).queryByRole('button', { name: /stop/ })).toBeNull();
  });
});

describe('actions', () => {
  it('asks by name, sends once on a double click, says it only when it is done, and asks the list again', async () => {
    const getList = listOf(listRows(1, 2));
    let finish: (value: unknown) => void = () => undefined;
    const remove = vi.fn(() => new Promise((resolve) => (finish = resolve)));
    renderList(<ResourceList />, { dataProvider: { getList, delete: remove }, codes: ['delete'] });
    await userEvent.click(within(await row('Thing 1')).getByRole('button', { name: /^Delete/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Thing 1?' });
    const before = getList.mock.calls.length;
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(remove).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
    finish({ data: record(1) });
    expect(await screen.findByText('Deleted')).toBeTruthy();
    await waitFor(() => expect(getList.mock.calls.length).toBeGreaterThan(before));
  });

  it('keeps the question with the reason when the call fails, and says nothing was done', async () => {
    const dataProvider = {
      getList: listOf(listRows(1, 1)),
      delete: async () => Promise.reject(failure('It is in use')),
    };
    renderList(<ResourceList />, { dataProvider, codes: ['delete'] });
    await userEvent.click(within(await row('Thing 1')).getByRole('button', { name: /^Delete/ }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('It is in use')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
  });

  it('takes the empty answer of a session that ended for no success', async () => {
    renderList(<ResourceList />, {
      dataProvider: { getList: listOf(listRows(1, 1)), action: async () => ({ data: {} }) },
      codes: ['sync'],
    });
    await row('Thing 1');
    await userEvent.click(button('sync'));
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Notices' })).queryAllByRole('listitem')).toEqual([]),
    );
  });

  it('counts what of a selection failed, with the reasons, and keeps the failed ones selected', async () => {
    const deleteMany = async () =>
      Promise.reject(new BulkFailure(['1'], [{ id: '2', error: failure('It is in use') }]));
    renderList(<ResourceList />, { dataProvider: { getList: listOf(listRows(1, 2)), deleteMany }, codes: ['delete'] });
    await row('Thing 1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'list.selectAll' }));
    await userEvent.click(
      within(await screen.findByRole('region', { name: 'list.selection' })).getByRole('button', { name: 'Delete' }),
    );
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
    await userEvent.click(await screen.findByRole('button', { name: 'stop (2/3)' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'stop' }));
    await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
    expect(action.mock.calls[0]?.[1]).toMatchObject({ key: 'stop', ids: ['1', '3'] });
    expect(await screen.findByText('1 selected')).toBeTruthy();
  });

  it('asks what an action needs, checks it, and sends it', async () => {
    const action = vi.fn(async (..._: unknown[]) => ({ data: { answer: null } }));
    renderList(<ResourceList />, { dataProvider: { getList: listOf(listRows(1, 1)), action }, codes: ['rename'] });
    await userEvent.click(within(await row('Thing 1')).getByRole('button', { name: /^rename/ }));
    const name = await screen.findByRole('textbox', { name: /Name/, hidden: false });
    const dialog = await screen.findByRole('dialog', { name: 'rename' });
    await userEvent.clear(within(dialog).getByRole('textbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'actions.submit' }));
    expect(action).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Other{Enter}');
    await waitFor(() =>
      expect(action.mock.calls[0]?.[1]).toMatchObject({
        key: 'rename',
        values: { name: 'Other' },
        record: { id: '1' },
      }),
    );
    expect(name).toBeTruthy();
  });

  it('shows a secret once', async () => {
    const action = async () => ({ data: { answer: {}, secret: 'S3cret' } });
    renderList(<ResourceList />, { dataProvider: { getList: listOf(listRows(1, 1)), action }, codes: ['resetkey'] });
    await userEvent.click(within(await row('Thing 1')).getByRole('button', { name: /^resetKey/ }));
    expect(await screen.findByText('S3cret')).toBeTruthy();
    await userEvent.click(button('widgets.secret.done'));
    await waitFor(() => expect(screen.queryByText('S3cret')).toBeNull());
  });
});

/** Opens the menu of the export and chooses a way. */
const exportBy = async (way: string) => {
  await userEvent.click(button('actions.export.label'));
  await userEvent.click(await screen.findByRole('menuitem', { name: `lists.export.ways.${way}` }));
};

describe('export', () => {
  it('asks the server once, with the filters, and saves the file', async () => {
    let finish: (value: unknown) => void = () => undefined;
    const exportList = vi.fn((..._: unknown[]) => new Promise((resolve) => (finish = resolve)));
    renderList(<ResourceList />, {
      dataProvider: { getList: listOf(listRows(1, 1)), exportList },
      search: '?filter=%7B%22name%22%3A%22T%22%7D',
    });
    await row('Thing 1');
    const start = button('actions.export.label');
    start.click();
    start.click();
    const server = await screen.findByRole('menuitem', { name: 'lists.export.ways.server' });
    server.click();
    server.click();
    await waitFor(() => expect(exportList).toHaveBeenCalledTimes(1));
    expect(exportList.mock.calls[0]?.[1]).toMatchObject({ filter: { name: 'T' } });
    finish({ data: { blob: new Blob(['x']), name: 'things.csv' } });
    await waitFor(() => expect(saved.mock.calls).toEqual([['things.csv']]));
  });

  it('can be called off', async () => {
    const exportList = vi.fn(
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    renderList(<ResourceList />, { dataProvider: { getList: listOf(listRows(1, 1)), exportList } });
    await row('Thing 1');
    await exportBy('server');
    await userEvent.click(await screen.findByRole('button', { name: 'list.export.cancel' }));
    expect(await screen.findByRole('button', { name: 'actions.export.label' })).toBeTruthy();
    expect(saved).not.toHaveBeenCalled();
  });

  it.each(['csv', 'xlsx'] as const)(
    'makes a file here as %s: all pages, the columns on view, numbers as numbers',
    async (format) => {
      const getList = vi.fn(listOf(listRows(1, 2)));
      const exportList = vi.fn();
      renderList(<ResourceList />, { dataProvider: { getList, exportList } });
      await row('Thing 1');
      await exportBy(format);
      await waitFor(() => expect(made.mock.calls).toHaveLength(1));
      const [as, name, sheets] = made.mock.calls[0] ?? [];
      expect([as, name]).toEqual([format, expect.stringMatching(/^Things \d{4}-\d{2}-\d{2}$/)]);
      expect(sheets?.[0]?.rows[0]).toEqual(['Name', 'Amount', 'State']);
      expect(sheets?.[0]?.rows[1]).toEqual(['Thing 1', { number: 0, format: 'General' }, 'On']);
      await waitFor(() => expect(saved.mock.calls).toEqual([[`${name}.${format}`]]));
      expect(exportList).not.toHaveBeenCalled();
    },
  );

  it('is also offered in a format of the project, under its own name', async () => {
    configureFormats({
      jsonl: { label: 'JSON Lines', extension: 'jsonl', mime: 'text/plain', write: async () => new ArrayBuffer(0) },
    });
    renderList(<ResourceList />, { dataProvider: { getList: listOf(listRows(1, 1)) } });
    await row('Thing 1');
    await userEvent.click(button('actions.export.label'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'JSON Lines' }));
    await waitFor(() => expect(made.mock.calls.map(([format]) => format)).toEqual(['jsonl']));
    configureFormats({ jsonl: undefined });
  });

  it('is left by Escape, with nothing done', async () => {
    const exportList = vi.fn();
    renderList(<ResourceList />, { dataProvider: { getList: listOf(listRows(1, 1)), exportList } });
    await row('Thing 1');
    await userEvent.click(button('actions.export.label'));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'lists.export.ways.server',
      'lists.export.ways.csv',
      'lists.export.ways.xlsx',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryAllByRole('menuitem')).toEqual([]));
    expect(document.activeElement).toBe(button('actions.export.label'));
    expect([exportList, made, saved].map((one) => one.mock.calls.length)).toEqual([0, 0, 0]);
  });
});
