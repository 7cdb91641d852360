import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '@/access/session';
import { resetWireGate } from '@/api';
import { dataProvider } from '@/data/records/dataProvider';
import { createRegistry } from '@/data/registry/registry';
import { fakeServer, type FakeRequest } from '@/data/testing/fakeServer';
import { defineResource, rules, tags, text } from '@/dsl';
import CreatePage from './form/CreatePage';
import EditPage from './form/EditPage';
import ResourceList from './list/ResourceList';
import { PATH, renderAt } from './testing/renderAt';

const thing = defineResource({
  name: 'area/thing',
  api: {
    base: '/area/thing',
    page: 'GET page',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    validate: { call: 'GET validate', fields: ['name'] },
  },
  fields: {
    name: text({ required: true, max: 8, unique: true }),
    mobile: text({ rule: rules.mobile }),
    mail: text({ rule: rules.email }),
    note: text({ multiline: true }),
    labels: tags(),
  },
  list: {
    columns: ['name', 'note'],
    filters: ['name'],
    search: { param: 'keyword', in: ['name', 'note'] },
    inline: ['note'],
    bulk: ['note'],
  },
  actions: {
    rename: { on: 'row', call: 'POST rename', form: { mobile: text({ required: true, rule: rules.mobile }) } },
  },
});
const ROW = { id: 7, name: ' Trail\u200b', mobile: null, mail: null, note: 'kept', labels: [] };
const codes = ['create', 'edit', 'rename'];

let requests: FakeRequest[] = [];
const provider = () => {
  const grant = {
    path: PATH,
    target: { kind: 'resource', key: thing.name },
    codes: new Set(codes),
    name: '',
    nameEn: '',
    platform: 'p',
    trail: [],
  } as const;
  const registry = createRegistry({
    schemas: { '/schemas/area/thing.ts': async () => ({ thing }) },
    views: {},
    pages: {},
    messages: {},
  });
  return dataProvider(registry, {
    platforms: [],
    routes: new Map([[PATH, grant]]),
    pathOf: new Map([[thing.name, PATH]]),
    diagnostics: [],
  });
};
const sent = (path: string) => requests.filter((one) => one.path === path).map(({ params }) => params);
const box = (label: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`(?:^|fields\\.)${label}`, 'i') });
async function paste(into: HTMLElement, clipboard: string) {
  await userEvent.click(into);
  await userEvent.paste(clipboard);
}

beforeEach(() => {
  sessionStorage.clear();
  resetWireGate();
  startSession({ accessToken: 't', userId: 'u1', userName: 'U', account: 'u' });
  requests = fakeServer({
    page: () => ({ list: [ROW], totalSize: 1 }),
    detail: () => ROW,
    create: () => 9,
    edit: () => null,
    rename: () => null,
    validate: () => null,
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a form', () => {
  it('shows what is pasted, and checks, counts and sends it clean', async () => {
    renderAt(<CreatePage />, { resource: thing, dataProvider: provider() });
    const name = await box('name');
    await paste(name, '  Trailer\u200b \u00a0  ');
    expect(name.value).toBe('  Trailer\u200b \u00a0  ');
    expect(document.getElementById(`${name.id}-counter`)?.textContent).toBe('7 / 8');
    await paste(await box('mobile'), '\u202d13800138000\u202c');
    expect(name.value).toBe('Trailer');
    await paste(await box('E-mail'), 'ａ@b.example ');
    await paste(await box('note'), '\u200bone\ntwo\u2028');
    await paste(screen.getByRole('combobox'), 'roof\u200b, \u00a0spare part');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('create')).toHaveLength(1));
    expect(sent('create')[0]).toMatchObject({
      name: 'Trailer',
      mobile: '13800138000',
      mail: 'a@b.example',
      note: 'one\ntwo',
      labels: ['roof', 'spare part'],
    });
    expect(sent('validate')).toEqual([{ name: 'Trailer' }]);
  });

  it('lets a blank be typed between words, also at the end for a moment', async () => {
    renderAt(<CreatePage />, { resource: thing, dataProvider: provider() });
    const name = await box('name');
    await userEvent.type(name, 'A  b ');
    expect(name.value).toBe('A  b ');
    expect(name.selectionStart).toBe(5);
    await userEvent.type(name, 'c');
    await userEvent.tab();
    expect(name.value).toBe('A  b c');
  });

  it('takes blanks and signs alone for nothing', async () => {
    renderAt(<CreatePage />, { resource: thing, dataProvider: provider() });
    await paste(await box('name'), ' \u200b\u202d\u202c');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('please enter the name')).toBeTruthy();
    expect(sent('create')).toEqual([]);
  });

  it('reports no change that nobody made: not of what a cloud had dirty, not of a blank typed and left', async () => {
    renderAt(<EditPage id="7" />, { resource: thing, dataProvider: provider(), at: `${PATH}/7/edit` });
    const name = await box('name');
    expect(name.value).toBe('Trail');
    await userEvent.type(name, ' ');
    await userEvent.tab();
    expect(name.value).toBe('Trail');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
  });

  it('opens an edit form for the cleaned record and sends it so', async () => {
    renderAt(<EditPage id="7" />, { resource: thing, dataProvider: provider(), at: `${PATH}/7/edit` });
    await paste(await box('mobile'), '\u202d13800138000\u202c');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('edit')).toHaveLength(1));
    expect(sent('edit')[0]).toMatchObject({ name: 'Trail', mobile: '13800138000', note: 'kept' });
  });
});

describe('a list', () => {
  const open = () => renderAt(<ResourceList />, { resource: thing, dataProvider: provider(), codes, at: PATH });
  const rowOf = async () => (await screen.findByText('Trail')).closest('tr') ?? document.body;

  it('shows rows and searches for clean words, by filters and by its search', async () => {
    open();
    await rowOf();
    await paste(await box('name'), '\u202dTrail\u202c ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent('page').at(-1)).toMatchObject({ name: 'Trail' }));
    await paste(screen.getByRole('searchbox'), '\u00a0ro\u200bof ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent('page').at(-1)).toMatchObject({ name: 'Trail', keyword: 'roof' }));
    for (const params of sent('page'))
      for (const value of Object.values(params)) expect(String(value)).toMatch(/^\S+$/);
  });

  it('asks for clean words also where its address has others', async () => {
    renderAt(<ResourceList />, {
      resource: thing,
      dataProvider: provider(),
      codes,
      at: `${PATH}?filter=${encodeURIComponent(JSON.stringify({ name: ' Trail\u200b ', keyword: '\u202d' }))}`,
    });
    await rowOf();
    expect(sent('page').at(-1)).toMatchObject({ name: 'Trail' });
    expect(sent('page').at(-1)).not.toHaveProperty('keyword');
  });

  it('saves a cell clean, and nothing where only blanks came', async () => {
    open();
    (await rowOf()).focus();
    await userEvent.keyboard('{F2}');
    const first = within(await screen.findByRole('dialog')).getByRole('textbox');
    await userEvent.click(first);
    await userEvent.type(first, '  {Tab}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('edit')).toEqual([]);
    (await rowOf()).focus();
    await userEvent.keyboard('{F2}');
    const cell = within(await screen.findByRole('dialog')).getByRole('textbox');
    await userEvent.clear(cell);
    await paste(cell, 'new\u200b \u200e');
    await userEvent.tab();
    await waitFor(() => expect(sent('edit').at(-1)).toMatchObject({ id: '7', note: 'new' }));
  });

  it('sets a field of several clean', async () => {
    open();
    await rowOf();
    await userEvent.click(screen.getByRole('checkbox', { name: 'list.selectAll' }));
    await userEvent.click(await screen.findByRole('button', { name: /bulkEdit/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await paste(await dialog.findByRole('textbox'), '\ufeffall\u202c ');
    await userEvent.click(dialog.getByRole('button', { name: 'lists.bulk.run' }));
    await waitFor(() => expect(sent('edit').at(-1)).toMatchObject({ id: '7', note: 'all' }));
  });

  it('sends what an action asks for clean', async () => {
    open();
    await userEvent.click(within(await rowOf()).getByRole('button', { name: /^rename/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'rename' }));
    await paste(await dialog.findByRole('textbox'), '１３８00138000\u202c');
    await userEvent.click(dialog.getByRole('button', { name: 'actions.submit' }));
    await waitFor(() => expect(sent('rename')).toEqual([expect.objectContaining({ mobile: '13800138000' })]));
  });
});
