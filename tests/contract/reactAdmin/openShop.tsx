import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { createMemoryRouter } from 'react-router';
import { buildAccess } from '@/access/buildAccess';
import { currentSession, startSession } from '@/access/session';
import type { AnyViews } from '@/crud/views';
import { authProvider } from '@/data/grants/authProvider';
import { createRegistry, type Locale, type Messages } from '@/data/registry/registry';
import { i18nProvider } from '@/data/texts/i18nProvider';
import { defaultBrand } from '@/shell/brands/defaultBrand';
import { ConsoleApp } from '@/shell/console/ConsoleApp';
import { languageStore } from '@/shell/console/languageStore';
import { StillRouter } from '@/shell/routing/StillRouter';
import { ConsoleTheme } from '@/shell/theme/ConsoleTheme';
import { memoryProvider } from './memoryProvider';
import { Desk } from './pages';
import { author, book } from './shop';
import { shopTexts } from './shopTexts';

const menu = (path: string, component: string, codes: readonly string[]) => ({
  name: path,
  nameEn: path.slice(1),
  path,
  type: 1,
  component,
  childButtonsPermission: codes,
});

const SESSION = { accessToken: 'token', userId: '7', userName: 'ann', account: 'ann@demo.energy' };

const tables = () => ({
  'shop/book': [
    {
      id: '1',
      title: 'Apples',
      authorId: 'a',
      price: 3,
      state: 'draft',
      printed: false,
      since: '2026-01-02',
      editions: [{ place: 'Berlin', copies: 10 }],
    },
    { id: '2', title: 'Pears', authorId: 'b', price: 4, state: 'printed', printed: true, since: null, editions: [] },
  ],
  'shop/author': [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Bob' },
  ],
});

type Given = Partial<Parameters<typeof createRegistry>[0]>;

/** What a test adds to the shop: files by their paths, rows by schema, and codes of the menu that leads to each. */
interface More extends Pick<Given, 'schemas' | 'views' | 'reports'> {
  readonly rows?: Parameters<typeof memoryProvider>[0];
  readonly menus?: Readonly<Record<string, readonly string[]>>;
}

/** A console of two schemas and a page of its own, over a data provider in memory. */
export async function openShop(path: string, views: AnyViews, locale: Locale = 'en', more: More = {}) {
  if (!currentSession()) startSession(SESSION);
  const registry = createRegistry({
    schemas: {
      'schemas/shop/book.ts': async () => ({ book }),
      'schemas/shop/author.ts': async () => ({ author }),
      ...more.schemas,
    },
    views: { 'resources/shop/book.views.tsx': async () => ({ default: views }), ...more.views },
    ...(more.reports && { reports: more.reports }),
    pages: { 'resources/shop/desk.page.tsx': async () => ({ default: Desk }) },
    messages: { ...import.meta.glob<{ default: Messages }>('/locales/*/*.json'), ...shopTexts },
  });
  const menuList = [
    menu('/books', 'shop/book', ['create', 'edit', 'delete', 'export']),
    menu('/trade/author', 'shop/author', ['edit']),
    menu('/desk', 'shop/desk', []),
    ...Object.entries(more.menus ?? {}).map(([name, codes]) => menu(`/${name}`, name, codes)),
  ];
  const access = buildAccess([{ code: 'shop', name: 'Shop', nameEn: 'Shop', menuList }], registry.known);
  const { provider, calls } = memoryProvider({ ...tables(), ...more.rows });
  const foundation = {
    registry,
    access,
    dataProvider: provider,
    authProvider: authProvider(access, registry),
    i18nProvider: i18nProvider(registry, locale),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
    store: languageStore(locale, memoryStore()),
  };
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [path] });
  await act(async () => {
    render(
      <ConsoleTheme accent={defaultBrand.accent}>
        <StillRouter router={router}>
          <ConsoleApp brand={defaultBrand} session={SESSION} foundation={foundation} />
        </StillRouter>
      </ConsoleTheme>,
    );
  });
  return { router, calls };
}
