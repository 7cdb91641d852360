import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, useSearchParams } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { usePageAbout } from '@/data/page/pageAbout';
import { defaultBrand } from '../brands/defaultBrand';
import { ConsoleApp } from '../console/ConsoleApp';
import { testFoundation } from '../console/testFoundation';
import { StillRouter } from '../routing/StillRouter';
import { ConsoleTheme } from '../theme/ConsoleTheme';

/** A page that its address tells which record it is about. */
function HomePage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  usePageAbout(id === null ? undefined : `Home ${id}`);
  return <h1>A home</h1>;
}

const menu = (name: string) => ({
  name,
  nameEn: name,
  path: `/${name.toLowerCase()}`,
  type: 1,
  component: 'test/home',
});
const access = buildAccess(
  { productDtoList: [{ code: 'x', name: 'x', nameEn: 'x', menus: [menu('Info'), menu('Cost')] }] },
  { schemas: new Set(), pages: new Set(['test/home']) },
);
const session = { accessToken: 'token', userId: '7', userName: 'ann', account: 'ann@demo.energy' };

// Looking for hidden ancestors costs seconds in a simulated browser.
beforeAll(() => {
  configure({ defaultHidden: true });
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify({ code: '0000', msg: '', data: {} }), {
        headers: { 'content-type': 'application/json' },
      }),
  );
});
afterAll(() => {
  configure({ defaultHidden: false });
  vi.unstubAllGlobals();
});
afterEach(cleanup);

it('names the tab and the window of a page after the record it is about', async () => {
  const foundation = testFoundation(access, { 'resources/test/home.page.tsx': async () => ({ default: HomePage }) });
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/info?id=1'] });
  await act(async () => {
    render(
      <ConsoleTheme accent={defaultBrand.accent}>
        <StillRouter router={router}>
          <ConsoleApp brand={defaultBrand} session={session} foundation={foundation} />
        </StillRouter>
      </ConsoleTheme>,
    );
  });
  await waitFor(() => expect(document.title).toBe(`Home 1 · Info · ${defaultBrand.title}`));
  await act(async () => router.navigate('/cost?id=2'));
  await waitFor(() => expect(document.title).toBe(`Home 2 · Cost · ${defaultBrand.title}`));
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Home 1 · Info', 'Home 2 · Cost']),
  );
  await act(async () => router.navigate('/cost'));
  await waitFor(() => expect(document.title).toBe(`Cost · ${defaultBrand.title}`));
});
