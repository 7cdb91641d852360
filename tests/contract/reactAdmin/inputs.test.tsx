import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveOpenDrafts } from '@/access/memory/drafts';
import { inputViews } from './inputs';
import { openShop } from './openShop';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const box = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = async () => user.click(screen.getByRole('button', { name: 'Save' }));
const sent = (calls: Awaited<ReturnType<typeof openShop>>['calls'], method: string) =>
  calls.find((one) => one.method === method)?.params;

beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"code":"0000","msg":"","data":{}}', { headers: { 'content-type': 'application/json' } }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('inputs of react-admin in a form of a schema', () => {
  it('read the record, are named by our texts, and save what is typed', async () => {
    const { router, calls } = await openShop('/books/1/edit', inputViews);
    const title = await box(/^Book title/);
    expect(title.value).toBe('Apples');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Written by/ }).value).toBe('Ada'),
    );
    await user.clear(title);
    await user.type(title, 'Plums');
    await user.type(await box(/^Printed in/), '!');
    await user.type(await box('Since when'), 'x');
    await user.clear(await box('Since when'));
    await user.type(await box('Since when'), '2026-05-06');
    expect(await screen.findByText('Typed Plums')).toBeDefined();
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/books/1/show'));
    expect(sent(calls, 'update')).toMatchObject({
      id: '1',
      data: {
        title: 'Plums',
        authorId: 'a',
        price: 3,
        since: '2026-05-06',
        editions: [{ place: 'Berlin!', copies: 10 }],
      },
    });
  });

  it('hold the save with their own checks, and say why where they are and above', async () => {
    const { calls } = await openShop('/books/1/edit', inputViews);
    const title = await box(/^Book title/);
    await user.clear(title);
    await user.type(title, 'ab');
    await user.clear(await box(/^Printed in/));
    await save();
    expect(await screen.findByText('Must be 3 characters at least')).toBeDefined();
    expect(screen.getByText('Required')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect((await screen.findAllByRole('alert')).map((one) => one.textContent).join()).toContain('Book title');
    expect(sent(calls, 'update')).toBeUndefined();
    await user.type(title, 'c');
    await waitFor(() => expect(screen.queryByText('Must be 3 characters at least')).toBeNull());
    await user.type(await box(/^Printed in/), 'Rome');
    await save();
    await waitFor(() => expect(sent(calls, 'update')).toMatchObject({ data: { title: 'abc' } }));
  });

  it('check what any field of react-hook-form checks', async () => {
    const { calls } = await openShop('/books/1/edit', inputViews);
    const since = await box('Since when');
    await user.clear(since);
    await user.type(since, '1999-01-01');
    await save();
    await waitFor(() => expect(document.activeElement).toBe(since));
    expect(sent(calls, 'update')).toBeUndefined();
  });

  it('show what the schema refuses', async () => {
    await openShop('/books/1/edit', inputViews);
    const title = await box(/^Book title/);
    await user.type(title, ' is much longer than twenty');
    await user.tab();
    expect(await screen.findByText(/At most 20 characters/)).toBeDefined();
    await user.clear(title);
    await user.type(title, 'Short');
    await waitFor(() => expect(screen.queryByText(/At most 20 characters/)).toBeNull());
  });

  it('begin with their own values, which nobody has typed, and are sent', async () => {
    const { calls } = await openShop('/books/create', inputViews);
    await user.type(await box(/^Book title/), 'Nuts');
    expect(await screen.findByText('Costs 5')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(await box(/^Printed in/), 'Oslo');
    await save();
    await waitFor(() =>
      expect(sent(calls, 'create')).toMatchObject({
        data: { title: 'Nuts', price: 5, editions: [{ place: 'Oslo' }] },
      }),
    );
  });

  it('are empty again for another record', async () => {
    const { calls } = await openShop('/books/create', inputViews);
    await user.type(await box(/^Book title/), 'Nuts');
    await user.click(screen.getByRole('button', { name: 'Save and add another' }));
    await waitFor(() => expect(sent(calls, 'create')).toBeDefined());
    await waitFor(async () => expect((await box(/^Book title/)).value).toBe(''));
    await waitFor(() => expect(screen.queryByText('Required')).toBeNull());
  });

  it('are kept as a draft over a session that ends, and discarded', async () => {
    await openShop('/books/1/edit', inputViews);
    await user.type(await box(/^Book title/), '!');
    saveOpenDrafts();
    cleanup();
    await openShop('/books/1/edit', inputViews);
    expect(await screen.findByText(/earlier input was restored/)).toBeDefined();
    await waitFor(async () => expect((await box(/^Book title/)).value).toBe('Apples!'));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect((await box(/^Book title/)).value).toBe('Apples'));
  });
});

describe('contexts of react-admin in pages of a schema', () => {
  it('a list tells its total and ticks, and is filtered and ticked', async () => {
    const { router } = await openShop('/books', inputViews);
    expect(await screen.findByText(/^2 in all, 0 ticked/)).toBeDefined();
    expect(await screen.findByText('»Apples«')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Tick the second' }));
    expect(await screen.findByText(/^2 in all, 1 ticked/)).toBeDefined();
    expect(within(await screen.findByRole('region', { name: 'Selection' })).getByText(/1/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Drafts only' }));
    expect(await screen.findByText('1 in all, 0 ticked, {"state":"draft"}')).toBeDefined();
    expect(router.state.location.search).toContain('draft');
  });

  it('a record knows itself', async () => {
    await openShop('/books/1/show', inputViews);
    expect(await screen.findByText('Author number a')).toBeDefined();
  });
});
