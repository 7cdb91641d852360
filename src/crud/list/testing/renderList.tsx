import { render } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CoreAdminContext, memoryStore, testDataProvider, type DataProvider } from 'react-admin';
import { createMemoryRouter, Outlet, RouterProvider, useParams } from 'react-router';
import english from 'ra-language-english';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Access } from '@/access/access';
import { AccessProvider, RouteProvider } from '@/access/AccessContext';
import { createRegistry } from '@/data/registry/registry';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import { ResourceProvider } from '@/data/registry/ResourceContext';
import { defineResource, enumeration, number, text } from '@/dsl';
import type { Resource } from '@/schema';
import { Notices } from '../../testing/Notices';
import { Settle } from '../../testing/Settle';
import type { AnyViews } from '../../views';

export const PATH = '/area/thing';

/** A resource with a row, a bulk and a page action, filters and a hidden column. */
export const thing = defineResource({
  name: 'area/thing',
  api: {
    base: '/area/thing',
    page: 'GET page',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
    export: 'POST export',
  },
  fields: {
    name: text({ required: true, max: 10 }),
    amount: number(),
    state: enumeration([0, 1]),
    note: text(),
  },
  list: { columns: ['name', 'amount', 'state', { field: 'note', hidden: true }], filters: ['name', 'state'] },
  actions: {
    stop: { on: ['row', 'bulk'], call: 'POST stop', visible: { state: 1 }, confirm: true },
    rename: { on: 'row', call: 'POST rename', form: { name: text({ required: true }) } },
    resetKey: { on: 'row', call: 'POST resetKey', reveal: 'key' },
    sync: { on: 'page', call: 'POST sync' },
  },
});

/** Keys stand for texts, but where a test looks at numbers or names. */
const MESSAGES = {
  ...english,
  list: {
    count: '%{count} in total',
    selected: '%{count} selected',
    select: 'Select %{name}',
    pages: { range: '%{from}-%{to} of %{total}', goTo: 'Page %{page}' },
  },
  actions: {
    partly: '%{done} done, %{failed} failed',
    delete: { label: 'Delete', confirm: 'Delete %{name}?', confirmMany: 'Delete %{count}?', success: 'Deleted' },
    said: '%{text}',
  },
  resources: {
    'area/thing': {
      fields: { name: 'Name', amount: 'Amount', state: 'State', note: 'Note' },
      enums: { state: { 0: 'Off', 1: 'On' } },
    },
  },
};

/** A registry of these schemas alone. */
const registryOf = (schemas: Readonly<Record<string, Resource>>) =>
  createRegistry({
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, resource]) => [`../schemas/${name}.ts`, async () => ({ resource })]),
    ),
    views: {},
    pages: {},
    messages: {},
  });
/** As React marks a promise it has seen: nothing waits for it. */
const LOADED = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
const TEXTS = { ensureArea: () => LOADED };

interface Options {
  readonly dataProvider: object;
  readonly codes?: readonly string[];
  readonly search?: string;
  readonly resource?: Resource;
  readonly views?: AnyViews;
  /** Schemas that the page asks for besides its own. */
  readonly schemas?: Readonly<Record<string, Resource>>;
  /** With answers that are there already. */
  readonly queryClient?: QueryClient;
  /** Paths of other granted pages, by their key. */
  readonly pathOf?: Readonly<Record<string, string>>;
  /** The pages of a record, by where they stand below the list: 'show', 'edit'. */
  readonly pages?: Readonly<Record<string, (id: string) => ReactNode>>;
}

function RecordPage({ page }: { readonly page: (id: string) => ReactNode }) {
  const { id = '' } = useParams();
  return page(id);
}

export const ALL_CODES = ['create', 'edit', 'delete', 'export', 'stop', 'rename', 'resetkey', 'sync'];

/** Asks once, and keeps answers as long as a test lasts. */
export const testClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Draws a list page at `/area/thing` with this data provider and these granted codes. */
export function renderList(
  page: ReactNode,
  {
    dataProvider,
    codes = ALL_CODES,
    search = '',
    resource = thing,
    views = {},
    schemas = {},
    pathOf = {},
    pages = {},
    queryClient = testClient(),
  }: Options,
) {
  const route = {
    path: PATH,
    target: { kind: 'resource', key: resource.name },
    codes: new Set(codes),
    name: '事物',
    nameEn: 'Things',
    platform: 'p',
    trail: [],
  } as const;
  const access: Access = {
    platforms: [],
    routes: new Map([[PATH, route]]),
    pathOf: new Map(Object.entries(pathOf)),
    diagnostics: [],
  };
  const shell = (
    <AccessProvider access={access}>
      <RouteProvider path={PATH}>
        <CoreAdminContext
          dataProvider={testDataProvider(dataProvider as Partial<DataProvider>)}
          i18nProvider={polyglotI18nProvider(() => MESSAGES, 'en', [], { allowMissing: true })}
          queryClient={queryClient}
          store={memoryStore()}
        >
          <RegistryProvider registry={registryOf(schemas)} texts={TEXTS}>
            <ResourceProvider resource={resource} path={PATH.slice(1)} views={views}>
              <Settle />
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
          { path: PATH, element: page },
          ...Object.entries(pages).map(([view, one]) => ({
            path: `${PATH}/:id/${view}`,
            element: <RecordPage page={one} />,
          })),
          { path: '*', element: <p>Elsewhere</p> },
        ],
      },
    ],
    {
      initialEntries: [PATH + search],
    },
  );
  return { router, ...render(<RouterProvider router={router} />) };
}
