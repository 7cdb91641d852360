import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { memoryStore, type DataProvider } from 'react-admin';
import { createMemoryRouter } from 'react-router';
import type { Access } from '@/access/access';
import type { Session } from '@/access/session';
import { authProvider } from '@/data/grants/authProvider';
import type { Registry } from '@/data/registry/registry';
import { i18nProvider } from '@/data/texts/i18nProvider';
import { defaultBrand } from '@/shell/brands/defaultBrand';
import { ConsoleApp } from '@/shell/console/ConsoleApp';
import { languageStore } from '@/shell/console/languageStore';
import { StillRouter } from '@/shell/routing/StillRouter';
import { ConsoleTheme } from '@/shell/theme/ConsoleTheme';

interface Mounted {
  readonly registry: Registry;
  readonly access: Access;
  readonly dataProvider: DataProvider;
  readonly session: Session;
  readonly language?: string;
  readonly queryClient?: QueryClient;
}

/** Asks once, and keeps answers as long as a test lasts. */
const testClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Mounts the console of somebody who has signed in at one of its addresses. */
export async function mountConsole(
  path: string,
  { registry, access, dataProvider, session, language = 'en', queryClient = testClient() }: Mounted,
) {
  const foundation = {
    registry,
    access,
    dataProvider,
    authProvider: authProvider(access, registry),
    i18nProvider: i18nProvider(registry, language),
    queryClient,
    store: languageStore(language, memoryStore()),
  };
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [path] });
  await act(async () => {
    render(
      <ConsoleTheme accent={defaultBrand.accent}>
        <StillRouter router={router}>
          <ConsoleApp brand={defaultBrand} session={session} foundation={foundation} />
        </StillRouter>
      </ConsoleTheme>,
    );
  });
  return router;
}
