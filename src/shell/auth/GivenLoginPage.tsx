import { useState, type ComponentType } from 'react';
import { CoreAdminContext, type AuthProvider } from 'react-admin';
import { createBrowserRouter } from 'react-router';
import { i18nProvider } from '@/data/internal';
import type { Registry } from '@/data';
import type { Brand } from '../brands/brand';
import { belowBase } from '../routing/belowBase';
import { StillRouter } from '../routing/StillRouter';
import { ConsoleTheme } from '../theme/ConsoleTheme';

interface GivenLoginPageProps {
  readonly page: ComponentType;
  readonly brand: Brand;
  readonly locale: string;
  readonly registry: Registry;
  signIn(params: unknown): Promise<unknown>;
}

/** A page of react-admin's kind that signs in: its hooks find a theme, texts and a provider that opens the console. */
export default function GivenLoginPage({ page: Page, brand, locale, registry, signIn }: GivenLoginPageProps) {
  const [texts] = useState(() => i18nProvider(registry, locale));
  const [router] = useState(() => createBrowserRouter([{ path: '*' }], { window: belowBase() }));
  const [nobody] = useState((): AuthProvider => ({
    // The console takes the place of the page, which is to lead nowhere itself.
    login: async (params: unknown) => {
      await signIn(params);
      return new Promise(() => undefined);
    },
    logout: async () => undefined,
    checkAuth: async () => Promise.reject(new Error('Nobody is signed in.')),
    checkError: async () => undefined,
    getPermissions: async () => undefined,
  }));
  return (
    <ConsoleTheme accent={brand.accent}>
      <StillRouter router={router}>
        <CoreAdminContext authProvider={nobody} i18nProvider={texts}>
          <Page />
        </CoreAdminContext>
      </StillRouter>
    </ConsoleTheme>
  );
}
