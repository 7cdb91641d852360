import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineViews } from '@/crud/views';
import { openShop } from './openShop';
import { BookCreate, BookEdit, BookList, BookShow } from './pages';
import { book } from './shop';

const own = defineViews(book, {
  pages: { list: BookList, detail: BookShow, edit: BookEdit, create: BookCreate },
});
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const named = (name: RegExp | string) => screen.findByRole('textbox', { name });
const heading = () => screen.findByRole('heading', { level: 1 });

beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"code":"0000","msg":"","data":{}}', { headers: { 'content-type': 'application/json' } }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('pages of react-admin in the place of ours', () => {
  it('a list has a heading, our labels, names of references, and rows that lead to our pages', async () => {
    const { router } = await openShop('/books', own);
    await screen.findByText('Apples');
    expect((await heading()).textContent).toBe('Books');
    for (const name of ['Book title', 'Written by', 'Shop price'])
      expect(screen.getByRole('columnheader', { name: new RegExp(name) })).toBeDefined();
    expect(await screen.findByText('Ada')).toBeDefined();
    expect(screen.getByText('2 in all, 0 ticked')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Edit' })[0]?.getAttribute('href')).toBe('/books/1/edit');
    expect(screen.getByRole('link', { name: /Ada/ }).getAttribute('href')).toBe('/trade/author/a/show');
    await user.click(screen.getByText('Apples'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/books/1/show'));
  });

  it('deletes what is ticked', async () => {
    const { calls } = await openShop('/books', own);
    await screen.findByText('Apples');
    await user.click(screen.getAllByRole('checkbox')[1] ?? document.body);
    expect(await screen.findByText('2 in all, 1 ticked')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByText('Apples')).toBeNull());
    expect(calls.find(({ method }) => method === 'deleteMany')?.params).toMatchObject({ ids: ['1'] });
  });

  it('a record is known by its address, its tabs are in it', async () => {
    const { router } = await openShop('/books/1/show', own);
    expect(await screen.findByText('Called Apples')).toBeDefined();
    expect((await heading()).textContent).toContain('Apples');
    expect(screen.getByText('Book title')).toBeDefined();
    expect((await screen.findByRole('link', { name: /Ada/ })).getAttribute('href')).toBe('/trade/author/a/show');
    await user.click(screen.getByRole('tab', { name: 'More' }));
    await waitFor(() => expect(router.state.location.search).toBe('?_part=more'));
    expect(router.state.location.pathname).toBe('/books/1/show');
    expect(await screen.findByText('Shop price')).toBeDefined();
  });

  it('a form with tabs, references and rows in it saves, and goes to the list', async () => {
    const { router, calls } = await openShop('/books/1/edit', own);
    const title = await named(/Book title/);
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Required')).toBeDefined();
    await user.type(title, 'Plums');
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /Written by/ })).value).toBe('Ada');
    await user.click(screen.getByRole('tab', { name: 'Editions' }));
    await user.type(await named(/Printed in/), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/books'));
    expect(calls.find(({ method }) => method === 'update')?.params).toMatchObject({
      id: '1',
      data: { title: 'Plums', editions: [{ place: 'Berlin!', copies: 10 }] },
    });
  });

  it('a new one leads to its page', async () => {
    const { router } = await openShop('/books/create', own);
    await user.type(await named(/Book title/), 'Nuts');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/books/102/show'));
    expect(await screen.findByText('Called Nuts')).toBeDefined();
  });

  it('speaks the language of the console', async () => {
    await openShop('/books', own, 'zh');
    await screen.findByText('Apples');
    expect((await heading()).textContent).toBe('图书');
    expect(screen.getByRole('columnheader', { name: /书名/ })).toBeDefined();
  });
});

describe('a page of its own', () => {
  it('has its title, texts of a schema nobody loaded before, and what the user may do', async () => {
    await openShop('/desk', {});
    expect((await heading()).textContent).toBe('The desk');
    expect(await screen.findByRole('columnheader', { name: /Book title/ })).toBeDefined();
    expect(await screen.findByText('Pen name')).toBeDefined();
    expect(await screen.findByText('May delete')).toBeDefined();
    expect(await screen.findByText('No deletes of authors')).toBeDefined();
  });

  it('tells, asks, and leads to our pages', async () => {
    const { router, calls } = await openShop('/desk', {});
    await user.click(await screen.findByRole('button', { name: 'Tell' }));
    expect(await screen.findByText('Heard you')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    const dialog = await screen.findByRole('dialog', { name: 'Really?' });
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Apples');
    const before = calls.length;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    await user.click(screen.getByRole('button', { name: 'Edit the first' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/books/1/edit'));
  });

  it('may name a resource by its schema', async () => {
    const { router } = await openShop('/desk', {});
    await user.click(await screen.findByRole('button', { name: 'Show the second' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/books/2/show'));
  });
});
