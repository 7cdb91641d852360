import type { Page } from '@playwright/test';
import { admin, tenantAdmin } from '../support/accounts';
import { go, open, visit } from '../support/console';
import { envelope, fault } from '../support/faults';
import { expect, test } from '../support/test';

const users = {
  name: '用户',
  nameEn: 'People',
  router: 'user',
  type: 1,
  component: 'account/user',
  path: '/platform/user',
  children: [],
  childButtonsPermission: [],
};

/** Opens the console with these menus as what is granted. */
async function withMenus(page: Page, ...menuList: readonly unknown[]): Promise<void> {
  await fault(
    page,
    '/menu/routers',
    envelope({ productDtoList: [{ code: 'enterprise', name: '企业', nameEn: 'Enterprise', menuList }] }),
  );
  await open(page, '/', admin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('fault 78: without their codes the controls are not there', async ({ page }) => {
  const given = [null, ['constructor', '__proto__', 'toString'], []];
  await withMenus(
    page,
    ...given.map((codes, index) => ({ ...users, path: `/without/${index}`, childButtonsPermission: codes })),
  );
  for (const [index, codes] of given.entries()) {
    await test.step(JSON.stringify(codes), async () => {
      await go(page, `/without/${index}`);
      await expect(page).toHaveURL(new RegExp(`/without/${index}`));
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /^(Create|Edit)/ })).toHaveCount(0);
      await expect(
        page.getByRole('main').getByRole('button', { name: /^(Disable|Reset password|More actions)/ }),
      ).toHaveCount(0);
    });
  }
});

const outside = [
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://docs.example/help',
];
const paths = ['//evil.example', '../x', '*', '/login', '', '/authentication', '/platform/user'];

/** Menus as a server may have them, fault by fault. */
const oddMenus = [
  null,
  7,
  'menu',
  { name: 'No path', type: 1, component: 'account/role' },
  { ...users, nameEn: 'Nine', type: 9, path: '/nine' }, // 81
  { ...users, type: '1', children: null },
  { name: '目录', nameEn: 'Folder', type: 2, path: '/f', children: null }, // 81
  { ...users, nameEn: 'Future', path: '/future', component: '../../etc/passwd' }, // 82
  ...paths.map((path, index) => ({ ...users, nameEn: `Odd ${index}`, component: 'account/role', path })), // 83
  // 84
  ...outside.map((path, index) => ({ ...users, nameEn: `Link ${index}`, externalLink: true, component: '', path })),
  { ...users, path: '/a', nameEn: '', name: 'Only one name' }, // 85
  { ...users, path: '/b', nameEn: '<b onclick=alert(1)>bold</b>' }, // 85
  { ...users, path: '/c', nameEn: 'y'.repeat(200), icon: 'no-such-icon' }, // 85
];

test('faults 81 to 85: of odd menus those that can be read work, and lead nowhere else', async ({ page }) => {
  await withMenus(page, ...oddMenus);
  const links = menu(page).getByRole('link');
  await test.step('fault 81: broken entries are left out, the rest works', async () => {
    await expect(links).toHaveText([
      'People',
      'Future',
      'Odd 0',
      'Odd 1',
      /^Link 4/,
      'Only one name',
      '<b onclick=alert(1)>bold</b>',
      /^y+$/,
    ]);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
  await test.step('fault 82: an unknown component has a page that says so, and the others open', async () => {
    await links.filter({ hasText: 'Future' }).click();
    await expect(page.getByRole('heading', { name: 'This page is not available in this version' })).toBeVisible();
    await links.filter({ hasText: 'People' }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
  await test.step('fault 83: paths that shadow or leave the console are no links', async () => {
    const hrefs = await links
      .filter({ hasNotText: /^Link/ })
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const href of hrefs) expect(href).toMatch(/^\/(?!\/|login|authentication|\*)/);
  });
  await test.step('fault 84: only safe external links are there, and they leak nothing', async () => {
    const safe = links.filter({ hasText: /^Link/ });
    await expect(safe).toHaveCount(1);
    await expect(safe).toHaveAttribute('href', 'https://docs.example/help');
    await expect(safe).toHaveAttribute('rel', /noopener/);
  });
  await test.step('fault 85: names fall back and are only texts', async () => {
    await expect(links.filter({ hasText: 'Only one name' })).toBeVisible();
    await expect(menu(page).getByText('<b onclick=alert(1)>bold</b>')).toBeVisible();
    expect(await menu(page).evaluate((box) => box.scrollWidth <= 208)).toBe(true);
  });
});

test('fault 86: 2,000 entries and a tree 20 levels deep open quickly', async ({ page }) => {
  const entries = (folder: number) =>
    Array.from({ length: 50 }, (_, index) => ({
      ...users,
      nameEn: `Entry ${folder}-${index}`,
      path: `/many/${folder}/${index}`,
    }));
  const many = Array.from({ length: 40 }, (_, folder) => ({
    name: `Folder ${folder}`,
    type: 2,
    path: `/folder${folder}`,
    children: entries(folder),
  }));
  const deep = Array.from({ length: 20 }).reduce<object>(
    (below, _, level) => ({ name: `Level ${level}`, type: 2, path: `/deep${level}`, children: [below] }),
    { ...users, path: '/deepest' },
  );
  await withMenus(page, users, deep, ...many);
  await menu(page).getByRole('button', { name: 'Folder 39' }).click();
  await expect(menu(page).getByRole('link', { name: 'Entry 39-49' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('fault 87: a remembered page that is no longer granted gives way to the first one', async ({ page }) => {
  await visit(page, '/platform/user', tenantAdmin, 'Users');
  await fault(
    page,
    '/menu/routers',
    envelope({ productDtoList: [{ code: 'enterprise', name: 'E', menuList: [{ ...users, path: '/elsewhere' }] }] }),
  );
  await page.goto('/');
  await expect(page).toHaveURL(/\/elsewhere/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('fault 94: a logo that is none gives way to the brand, a name is only text', async ({ page }) => {
  const foreign: string[] = [];
  page.on(
    'request',
    (request) =>
      !request.url().startsWith('http://localhost') &&
      !/^(data|blob):/.test(request.url()) &&
      foreign.push(request.url()),
  );
  // covers FE-030..FE-032
  for (const logoUrl of ['/brands/none.svg', 'javascript:alert(1)', 'https://evil.example/x.svg']) {
    await fault(page, '/sys/detail', envelope({ sysName: '<i>名</i>', sysNameEn: '<i>Name</i>', logoUrl }));
    await open(page, '/platform/user', tenantAdmin);
    const mark = page.getByRole('banner').getByRole('link').first();
    await expect(mark).toContainText('<i>Name</i>');
    await expect(mark.locator('img')).toHaveAttribute('src', '/brands/blue/logo.svg');
  }
  expect(foreign).toEqual([]);
});
