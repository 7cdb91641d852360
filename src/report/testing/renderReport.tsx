import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { CoreAdminContext, testDataProvider, type DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Access } from '@/access/access';
import { AccessProvider, RouteProvider } from '@/access/AccessContext';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import { createRegistry, type Messages } from '@/data/registry/registry';
import { i18nProvider } from '@/data/texts/i18nProvider';
import type { Report } from '@/schema';
import ReportPage from '../page/ReportPage';
import type { AnyReportParts } from '../views';

export const PATH = '/area/figures';

interface RenderOptions {
  /** Query of the address: `period=month:2026-09`. */
  readonly query?: string;
  readonly codes?: readonly string[];
  readonly views?: AnyReportParts;
  readonly dataProvider?: Partial<DataProvider>;
}

/** Draws the page of a report with the texts of the console; keys stand for those of the report itself. */
export async function renderReport(
  report: Report,
  { query = '', codes = [], views = {}, dataProvider = {} }: RenderOptions = {},
) {
  const registry = createRegistry({
    schemas: {},
    reports: { [`/schemas/${report.name}.report.ts`]: async () => ({ report }) },
    views: { [`/resources/${report.name}.views.tsx`]: async () => ({ default: views }) },
    pages: {},
    messages: import.meta.glob<{ readonly default: Messages }>(
      '/locales/{common,report,measures,charts,widgets}/en.json',
    ),
  });
  const grant = {
    path: PATH,
    target: { kind: 'report', key: report.name },
    codes: new Set(codes),
    name: '',
    nameEn: '',
    platform: 'p',
    trail: [],
  } as const;
  const access: Access = {
    platforms: [],
    routes: new Map([[PATH, grant]]),
    pathOf: new Map([[report.name, PATH]]),
    diagnostics: [],
  };
  const texts = i18nProvider(registry, 'en');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (
    <AccessProvider access={access}>
      <RouteProvider path={PATH}>
        <CoreAdminContext dataProvider={testDataProvider(dataProvider)} i18nProvider={texts} queryClient={client}>
          <RegistryProvider registry={registry} texts={texts}>
            <Suspense>
              <ReportPage name={report.name} />
            </Suspense>
          </RegistryProvider>
        </CoreAdminContext>
      </RouteProvider>
    </AccessProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [`${PATH}?${query}`] });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  return { router, client };
}
