import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Admin, combineDataProviders, memoryStore, Resource, type AuthProvider, type DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resourceOf } from '@/crud';
import { memoryProvider } from './memoryProvider';
import { author, book } from './shop';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const tables = () => ({
  'shop/book': [
    { id: '1', title: 'Apples', authorId: 'a', price: 3, state: 'draft', printed: false, since: null, editions: [] },
    { id: '2', title: 'Pears', authorId: 'b', price: 4, state: 'printed', printed: true, since: null, editions: [] },
  ],
  'shop/author': [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Bob' },
  ],
});

/** A react-admin app that knows nothing of ours but two of its resources. */
async function openAdmin(
  path: string,
  canAccess?: AuthProvider['canAccess'],
  as: (provider: DataProvider) => DataProvider = (provider) => provider,
) {
  const { provider, calls } = memoryProvider(tables());
  const auth: AuthProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => undefined,
    ...(canAccess && { canAccess }),
  };
  const app = (
    <Admin dataProvider={as(provider)} authProvider={auth} store={memoryStore()} disableTelemetry>
      <Resource {...resourceOf(book, undefined, { name: 'books' })} />
      <Resource {...resourceOf(author, undefined, { name: 'trade/author' })} />
    </Admin>
  );
  const router = createMemoryRouter([{ path: '*', element: app }], { initialEntries: [path] });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  return { router, calls };
}

beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));
afterEach(cleanup);

describe('resourceOf, inside of an <Admin> with a data provider of its own', () => {
  it('gives a list whose rows are the provider’s and lead to our pages', async () => {
    const { router } = await openAdmin('/books');
    await user.click(await screen.findByRole('link', { name: 'Apples' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/books/1/show'));
    expect(await screen.findByRole('heading', { name: /Apples/ })).toBeDefined();
    expect(await screen.findByText('Ada')).toBeDefined();
  });

  it('gives a form that checks, saves, and leads to the record', async () => {
    const { router, calls } = await openAdmin('/books/2/edit');
    const title = await screen.findByRole('textbox', { name: /^Title/ });
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(calls.some(({ method }) => method === 'update')).toBe(false);
    await user.type(title, 'Plums');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/books/2/show'));
    const { name, params } = calls.find(({ method }) => method === 'update') ?? {};
    expect([name, params]).toMatchObject(['books', { id: '2', data: { title: 'Plums', authorId: 'b' } }]);
  });

  it('offers what the app lets do', async () => {
    await openAdmin('/books', async ({ action }) => action === 'list' || action === 'show');
    await screen.findByRole('link', { name: 'Apples' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit Apples' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Apples' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Create' })).toBeNull());
    cleanup();
    await openAdmin('/books');
    await screen.findByRole('link', { name: 'Apples' });
    expect(screen.getByRole('link', { name: 'Edit Apples' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create' })).toBeDefined();
  });

  it('stands on a provider that is combined of several, too', async () => {
    const { calls } = await openAdmin('/books/1/edit', undefined, (provider) => combineDataProviders(() => provider));
    await user.click(await screen.findByRole('combobox', { name: /^Author/ }));
    await user.click(await screen.findByRole('option', { name: 'Bob' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'update')).toMatchObject({
        name: 'books',
        params: { id: '1', data: { title: 'Apples', authorId: 'b' } },
      }),
    );
  });

  it('keeps its answers apart from those of the app, and both learn of changes', async () => {
    const { calls } = await openAdmin('/books');
    await screen.findByRole('link', { name: 'Apples' });
    const lists = () => calls.filter(({ method, name }) => method === 'getList' && name === 'books').length;
    const before = lists();
    const [refresh] = screen.getAllByRole('button', { name: 'Refresh' });
    if (refresh) await user.click(refresh);
    await waitFor(() => expect(lists()).toBe(before + 1));
  });
});
