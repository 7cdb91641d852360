import { render } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CoreAdminContext, testDataProvider, type DataProvider } from 'react-admin';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Access } from '@/access/access';
import { AccessProvider, RouteProvider } from '@/access/AccessContext';
import { ResourceProvider } from '@/data/ResourceContext';
import type { Resource } from '@/schema';
import type { AnyViews } from '../views';
import { Notices } from './Notices';
import { MESSAGES } from './messages';

interface RenderOptions {
  readonly resource: Resource;
  readonly views?: AnyViews;
  readonly dataProvider?: Partial<DataProvider>;
  readonly codes?: readonly string[];
  /** Address of the page that is drawn. */
  readonly at?: string;
}

/** The path of the one granted menu of these tests. */
export const PATH = '/area/thing';

function accessTo(schema: string, codes: readonly string[]): Access {
  const route = { path: PATH, target: { kind: 'resource', key: schema }, codes: new Set(codes), name: '', nameEn: '', platform: 'p', trail: [] } as const;
  return { platforms: [], routes: new Map([[PATH, route]]), pathOf: new Map([[schema, PATH]]), diagnostics: [] };
}

/** Draws a page of a resource in a data router beside pages called 'Elsewhere', with the data provider given. */
export function renderAt(page: ReactNode, { resource, views = {}, dataProvider = {}, codes = ['create', 'edit'], at = `${PATH}/create` }: RenderOptions) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const i18nProvider = polyglotI18nProvider(() => MESSAGES, 'en', [], { allowMissing: true });
  const shell = (
    <AccessProvider access={accessTo(resource.name, codes)}>
      <RouteProvider path={PATH}>
        <CoreAdminContext dataProvider={testDataProvider(dataProvider)} i18nProvider={i18nProvider} queryClient={queryClient}>
          <ResourceProvider resource={resource} path={PATH.slice(1)} views={views}>
            <Notices />
            <Outlet />
          </ResourceProvider>
        </CoreAdminContext>
      </RouteProvider>
    </AccessProvider>
  );
  const router = createMemoryRouter(
    [{ element: shell, children: [{ path: at, element: page }, { path: '*', element: <p>Elsewhere</p> }] }],
    { initialEntries: [at] },
  );
  return { router, ...render(<RouterProvider router={router} />) };
}
