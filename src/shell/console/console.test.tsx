import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryRouter } from 'react-router';
import { buildAccess } from '@/access/buildAccess';
import type { Access } from '@/access/access';
import { defaultBrand } from '../brands/defaultBrand';
import { StillRouter } from '../routing/StillRouter';
import { ConsoleTheme } from '../theme/ConsoleTheme';
import { ConsoleApp } from './ConsoleApp';
import { testFoundation } from './testFoundation';

const menu = (name: string, path: string, more: object = {}) => ({
  name,
  nameEn: `${name} en`,
  path,
  type: 1,
  component: `no/${name}`,
  ...more,
});
const access: Access = buildAccess(
  {
    productDtoList: [
      {
        code: 'hems',
        name: '家庭',
        nameEn: 'Homes',
        menus: [
          {
            name: '设备',
            nameEn: 'Devices',
            type: 2,
            path: '/devices',
            icon: 'device',
            children: [menu('controllers', 'controllers'), menu('batteries', 'batteries')],
          },
          { name: 'Help', nameEn: 'Help', type: 1, path: 'https://help.example.com/', component: '' },
        ],
      },
      { code: 'iot', name: '物联', nameEn: 'Things', menus: [menu('brands', '/iot/brands')] },
    ],
  },
  { schemas: new Set(), pages: new Set() },
);
const session = { accessToken: 'token', userId: '7', userName: 'ann', account: 'ann@demo.energy' };

async function open(path: string, multilingual = false) {
  const foundation = testFoundation(access);
  const brand = { ...defaultBrand, multilingual };
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [path] });
  await act(async () => {
    render(
      <ConsoleTheme accent={brand.accent}>
        <StillRouter router={router}>
          <ConsoleApp brand={brand} session={session} foundation={foundation} />
        </StillRouter>
      </ConsoleTheme>,
    );
  });
  return router;
}
const menuNav = () => screen.findByRole('navigation', { name: 'Main menu' });

// Looking for hidden ancestors costs seconds in a simulated browser; the end-to-end tests look.
beforeAll(() => {
  configure({ defaultHidden: true });
});
afterAll(() => {
  configure({ defaultHidden: false });
});
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async (request: Request | string | URL) => {
    const url = String(request instanceof Request ? request.url : request);
    const data = url.includes('/sys/detail')
      ? { sysName: '能源云', sysNameEn: 'Energy Cloud' }
      : url.includes('/user/info')
        ? { orgName: 'North', roleNames: ['Operator', 'Reader'] }
        : {};
    return new Response(JSON.stringify({ code: '0000', msg: '', data }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('layout', () => {
  it('shows header, menu and page of the granted route, named in the language', async () => {
    await open('/devices/controllers');
    const nav = await menuNav();
    expect(within(nav).getByRole('link', { name: 'controllers en' }).getAttribute('aria-current')).toBe('page');
    expect(within(nav).getByRole('button', { name: 'Devices' }).getAttribute('aria-expanded')).toBe('true');
    expect((await screen.findByRole('navigation', { name: 'You are here' })).textContent).toContain('Devices');
    expect(await screen.findByText('Energy Cloud')).toBeDefined();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'This page is not available in this version',
    );
    expect(document.title).toBe(`controllers en · ${defaultBrand.title}`);
  });

  // covers F-038
  it('tells in the menu of the user what the cloud says of him, and nothing of what it does not', async () => {
    await open('/devices/controllers');
    await userEvent.click(await screen.findByRole('button', { name: 'Account of ann' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Account of ann' }));
    expect((await menu.findByText('Organization')).nextElementSibling?.textContent).toBe('North');
    expect(menu.getByText('Roles').nextElementSibling?.textContent).toBe('Operator, Reader');
    await waitFor(() => expect(menu.queryByText('Phone')).toBeNull());
  });

  it('opens links to elsewhere safely', async () => {
    await open('/devices/controllers');
    const link = within(await menuNav()).getByRole('link', { name: /Help/ });
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('switches the platform to its first menu and remembers it', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    const router = await open('/devices/controllers');
    await user.click(await screen.findByRole('button', { name: 'Platform: Homes' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Things' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/iot/brands'));
    expect(await screen.findByRole('button', { name: 'Platform: Things' })).toBeDefined();
    cleanup();
    const again = await open('/');
    await waitFor(() => expect(again.state.location.pathname).toBe('/iot/brands'));
    expect(await screen.findByRole('button', { name: 'Platform: Things' })).toBeDefined();
  });

  it('collapses to icons with names and remembers it', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    await open('/devices/controllers');
    await user.click(await screen.findByRole('button', { name: 'Collapse menu' }));
    await user.click(within(await menuNav()).getByRole('button', { name: 'Devices' }));
    expect(await screen.findByRole('link', { name: 'batteries en' })).toBeDefined();
    cleanup();
    await open('/devices/controllers');
    expect(await screen.findByRole('button', { name: 'Expand menu' })).toBeDefined();
  });

  it('asks before logging out', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    await open('/devices/controllers');
    await user.click(await screen.findByRole('button', { name: 'Account of ann' }));
    await user.click(await screen.findByText('Log out'));
    expect(await screen.findByText('Are you sure you want to log out?')).toBeDefined();
  });
});

describe('addresses', () => {
  it('leads home to the first granted route', async () => {
    const router = await open('/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/devices/controllers'));
  });

  // covers FS-009
  it.each(['/iot', '/nowhere', '/devices/controllers/7'])(
    'shows the error page at %s and offers a way back',
    async (path) => {
      await open(path);
      expect(await screen.findByRole('heading', { name: 'Something went wrong: page not found' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
    },
  );

  it('names the page that was probably meant', async () => {
    await open('/IoT/Brands');
    const meant = await screen.findByRole('link', { name: 'Did you mean “brands en”?' });
    expect(meant.getAttribute('href')).toBe('/iot/brands');
  });

  it('shows the generic error page at /error', async () => {
    await open('/error');
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeDefined();
  });
});

describe('language selector', () => {
  it('is there only for brands with more than one language', async () => {
    await open('/iot/brands');
    await menuNav();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Language/ })).toBeNull());
  });

  it('changes names and texts in place', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    await open('/iot/brands', true);
    const nav = await menuNav();
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '中文' }));
    expect(await screen.findByRole('button', { name: '平台：物联' })).toBeDefined();
    expect(nav.isConnected).toBe(true);
    expect(document.documentElement.lang).toBe('zh-CN');
  });
});
