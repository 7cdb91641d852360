import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router-dom';
import type { Access } from '@/access/access';
import { currentSession, type Session } from '@/access/session';
import { authProvider } from '@/data/authProvider';
import { dataProvider } from '@/data/dataProvider';
import { i18nProvider } from '@/data/i18nProvider';
import { queryClient } from '@/data/queryClient';
import { registry } from '@/registry';
import type { Brand } from '../brands/brand';
import { startLanguage } from '../brands/startLanguage';
import { LastResort } from '../pages/LastResort';
import { ConsoleTheme } from '../theme/ConsoleTheme';
import { ConsoleApp } from './ConsoleApp';
import { languageStore } from './languageStore';
import { preload } from './preload';
import type { Foundation } from './Providers';

interface ConsoleProps {
  readonly brand: Brand;
  readonly access: Access;
}

const NOBODY: Session = { accessToken: '', userId: '', userName: '', account: '' };

/** Whatever breaks outside of a page belongs to the boundary above the console. */
function Rethrow(): never {
  throw useRouteError();
}

function foundationOf(brand: Brand, access: Access): Foundation {
  const language = startLanguage(brand);
  return {
    registry,
    access,
    dataProvider: dataProvider(registry, access),
    authProvider: authProvider(access, registry),
    i18nProvider: i18nProvider(registry, language),
    queryClient: queryClient(),
    store: languageStore(language),
  };
}

type Router = ReturnType<typeof createBrowserRouter>;
const started = new WeakMap<Access, Router>();

/** Kept outside of React, which may throw away the state of a page that waits for its first texts. */
function routerOf(props: ConsoleProps): Router {
  const known = started.get(props.access) ?? start(props);
  started.set(props.access, known);
  return known;
}

function start({ brand, access }: ConsoleProps): Router {
  const foundation = foundationOf(brand, access);
  const session = currentSession() ?? NOBODY;
  preload(foundation, window.location.pathname);
  // One route for every path: the menus of the server decide what it shows. A data router, so that forms can hold a navigation.
  return createBrowserRouter([
    { path: '*', element: <ConsoleApp brand={brand} session={session} foundation={foundation} />, errorElement: <Rethrow /> },
  ]);
}

/** The console of a signed-in user, one lazy part of the build. Made once: another user means a new document. */
export default function Console(props: ConsoleProps) {
  return (
    <ConsoleTheme accent={props.brand.accent}>
      <LastResort>
        {/* A click shows the page it leads to at once, as far as it is there; the old page never lingers under the new address. */}
        <RouterProvider router={routerOf(props)} useTransitions={false} />
      </LastResort>
    </ConsoleTheme>
  );
}
