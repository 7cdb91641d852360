import { render } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CoreAdminContext, testDataProvider, type DataProvider } from 'react-admin';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Access } from '@/access/access';
import { AccessProvider, RouteProvider } from '@/access/AccessContext';
import { createRegistry } from '@/data/registry/registry';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import { ResourceProvider } from '@/data/registry/ResourceContext';
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
  /** Other resources that are found by name. */
  readonly others?: readonly Resource[];
  /** Of these, the ones a menu leads to, with the codes that are granted there; their path is `/<name>`. */
  readonly menus?: Readonly<Record<string, readonly string[]>>;
}

/** The path of the one granted menu of these tests. */
export const PATH = '/area/thing';

/** As React marks a promise it has seen: nothing waits for it. */
const LOADED = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
const TEXTS = { ensureArea: () => LOADED };

const routeTo = (path: string, schema: string, codes: readonly string[]) =>
  ({
    path,
    target: { kind: 'resource', key: schema },
    codes: new Set(codes),
    name: '',
    nameEn: '',
    platform: 'p',
    trail: [],
  }) as const;

function accessTo(
  schema: string,
  codes: readonly string[],
  menus: Readonly<Record<string, readonly string[]>>,
): Access {
  const routes = [
    routeTo(PATH, schema, codes),
    ...Object.entries(menus).map(([name, granted]) => routeTo(`/${name}`, name, granted)),
  ];
  return {
    platforms: [],
    routes: new Map(routes.map((one) => [one.path, one])),
    pathOf: new Map(routes.map((one) => [one.target.key, one.path])),
    diagnostics: [],
  };
}

const registryOf = (resources: readonly Resource[]) =>
  createRegistry({
    schemas: Object.fromEntries(resources.map((one) => [`/schemas/${one.name}.ts`, async () => ({ one })])),
    views: {},
    pages: {},
    messages: {},
  });

/** Draws a page of a resource in a data router beside pages called 'Elsewhere', with the data provider given. */
export function renderAt(
  page: ReactNode,
  {
    resource,
    views = {},
    dataProvider = {},
    codes = ['create', 'edit'],
    at = `${PATH}/create`,
    others = [],
    menus = {},
  }: RenderOptions,
) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const i18nProvider = polyglotI18nProvider(() => MESSAGES, 'en', [], { allowMissing: true });
  const shell = (
    <AccessProvider access={accessTo(resource.name, codes, menus)}>
      <RouteProvider path={PATH}>
        <CoreAdminContext
          dataProvider={testDataProvider(dataProvider)}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
        >
          <RegistryProvider registry={registryOf(others)} texts={TEXTS}>
            <ResourceProvider resource={resource} path={PATH.slice(1)} views={views}>
              <Notices />
              <Outlet />
            </ResourceProvider>
          </RegistryProvider>
        </CoreAdminContext>
      </RouteProvider>
    </AccessProvider>
  );
  const router = createMemoryRouter(
    [
      {
        element: shell,
        children: [
          { path: at.split('?')[0] ?? at, element: page },
          { path: '*', element: <p>Elsewhere</p> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  return { router, ...render(<RouterProvider router={router} />) };
}
