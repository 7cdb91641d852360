import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AccessProvider } from '@/access/AccessContext';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import { createRegistry, type Messages } from '@/data/registry/registry';
import { fakeServer, No } from '@/data/testing/fakeServer';
import { i18nProvider } from '@/data/texts/i18nProvider';
import DataAnalysisPage from './data-analysis.page';

const registry = createRegistry({
  schemas: {},
  views: {},
  pages: {},
  messages: import.meta.glob<{ readonly default: Messages }>('/locales/{common,strategy,charts,widgets,hems}/en.json'),
});
const texts = i18nProvider(registry, 'en');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(query: string) {
  const page = (
    <AccessProvider access={{ platforms: [], routes: new Map(), pathOf: new Map(), diagnostics: [] }}>
      <CoreAdminContext
        dataProvider={testDataProvider()}
        i18nProvider={texts}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <RegistryProvider registry={registry} texts={texts}>
          <Suspense>
            <DataAnalysisPage />
          </Suspense>
        </RegistryProvider>
      </CoreAdminContext>
    </AccessProvider>
  );
  await act(async () => {
    render(
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [`/?${query}`] })}
      />,
    );
  });
}

it('asks for the forecasts of the days where the bars cannot be had, and waits for nothing', async () => {
  const requests = fakeServer({
    purchasePrice: () => new No('no meter'),
    list: () => ({
      list: [{ timePoint: '2026-10-15 10:00:00', times: [], forecastValues: [], actualValues: [], accuracy: 97.5 }],
      totalSize: 1,
    }),
  });
  await open('useId=7&beginDate=2026-10-15&endDate=2026-10-15');
  await screen.findByText('no meter');
  await waitFor(() =>
    expect(requests.filter(({ path }) => path.endsWith('list')).map(({ params }) => params.tradeDateTime)).toEqual([
      '',
    ]),
  );
  await screen.findByRole('heading', { name: 'Forecasts of these days' });
  await screen.findByText('10:00');
});
