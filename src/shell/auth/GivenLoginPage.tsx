import { useState, type ComponentType } from 'react';
import { CoreAdminContext, type AuthProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18nProvider } from '@/data/internal';
import type { Registry } from '@/data';
import type { Brand } from '../brands/brand';
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
  const [router] = useState(() => {
    const nobody: AuthProvider = {
      login: signIn,
      logout: async () => undefined,
      checkAuth: async () => Promise.reject(new Error('Nobody is signed in.')),
      checkError: async () => undefined,
      getPermissions: async () => undefined,
    };
    const element = (
      <CoreAdminContext authProvider={nobody} i18nProvider={texts}>
        <Page />
      </CoreAdminContext>
    );
    return createMemoryRouter([{ path: '*', element }]);
  });
  return (
    <ConsoleTheme accent={brand.accent}>
      <RouterProvider router={router} />
    </ConsoleTheme>
  );
}
