import type { QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { CoreAdminContext, type AuthProvider, type DataProvider, type I18nProvider, type Store } from 'react-admin';
import { type Access, AccessProvider } from '@/access';
import { type ConsoleI18nProvider, EditedSources, RegistryProvider } from '@/data/internal';
import type { Registry } from '@/data';
import { Languages } from './Languages';

/** Everything the console's pages stand on. Made once a sign-in. */
export interface Foundation {
  readonly registry: Registry;
  readonly access: Access;
  readonly dataProvider: DataProvider;
  readonly authProvider: AuthProvider;
  readonly i18nProvider: ConsoleI18nProvider;
  readonly queryClient: QueryClient;
  readonly store: Store;
}

/** Edits are told only while the console is developed. */
const SourcesProvider = import.meta.env.DEV ? EditedSources : RegistryProvider;

/** react-admin's contexts without its pages, menus and sign-in; languages change without a new mount. */
export function Providers({ foundation, children }: { readonly foundation: Foundation; readonly children: ReactNode }) {
  const { registry, access, dataProvider, authProvider, i18nProvider, queryClient, store } = foundation;
  const steady = useMemo<I18nProvider>(
    () => ({ ...i18nProvider, getLocale: () => store.getItem<string>('locale') ?? i18nProvider.getLocale() }),
    [i18nProvider, store],
  );
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={steady}
      queryClient={queryClient}
      store={store}
    >
      <AccessProvider access={access}>
        <Languages provider={i18nProvider}>
          <SourcesProvider registry={registry} texts={i18nProvider}>
            {children}
          </SourcesProvider>
        </Languages>
      </AccessProvider>
    </CoreAdminContext>
  );
}
