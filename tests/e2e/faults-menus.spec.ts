import type { Page } from '@playwright/test';
import { admin, tenantAdmin } from './support/accounts';
import { open, visit } from './support/console';
import { envelope, fault } from './support/faults';
import { expect, test } from './support/test';

const users = { name: '用户', nameEn: 'People', router: 'user', type: 1, component: 'account/user', path: '/platform/user', children: [], childButtonsPermission: [] };

/** Opens the console with these menus as what is granted. */
async function withMenus(page: Page, ...menuList: readonly unknown[]): Promise<void> {
  await fault(page, '/menu/routers', envelope({ productDtoList: [{ code: 'enterprise', name: '企业', nameEn: 'Enterprise', menuList }] }));
  await open(page, '/', admin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('fault 78: without their codes the controls are not there', async ({ page }) => {
  for (const codes of [null, ['constructor', '__proto__', 'toString'], []]) {
    await withMenus(page, { ...users, childButtonsPermission: codes });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^(Create|Edit)/ })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: /^(Disable|Reset password|More actions)/ })).toHaveCount(0);
  }
});

test('fault 81: broken entries are left out, the rest works', async ({ page }) => {
  const odd = [null, 7, 'menu', { name: 'No path', type: 1, component: 'account/role' }, { ...users, name: 'Nine', nameEn: 'Nine', type: 9, path: '/nine' }];
  await withMenus(page, ...odd, { ...users, type: '1', children: null }, { name: '目录', nameEn: 'Folder', type: 2, path: '/f', children: null });
  await expect(menu(page).getByRole('link')).toHaveText(['People']);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('fault 82: an unknown component has a page that says so, and the others open', async ({ page }) => {
  await withMenus(page, users, { ...users, nameEn: 'Future', path: '/future', component: '../../etc/passwd' });
  await menu(page).getByRole('link', { name: 'Future' }).click();
  await expect(page.getByRole('heading', { name: 'This page is not available in this version' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('fault 83: paths that shadow or leave the console are no links', async ({ page }) => {
  const paths = ['//evil.example', '../x', '*', '/login', '', '/authentication', '/platform/user'];
  await withMenus(page, users, ...paths.map((path, index) => ({ ...users, nameEn: `Odd ${index}`, component: 'account/role', path })));
  const links = await menu(page).getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  for (const href of links) expect(href).toMatch(/^\/(?!\/|login|authentication|\*)/);
  await menu(page).getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('fault 84: only safe external links are there, and they leak nothing', async ({ page }) => {
  const hrefs = ['JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', '//evil.example', 'https://docs.example/help'];
  await withMenus(page, users, ...hrefs.map((path, index) => ({ ...users, nameEn: `Link ${index}`, externalLink: true, component: '', path })));
  const outside = menu(page).getByRole('link', { name: /Link/ });
  await expect(outside).toHaveCount(1);
  await expect(outside).toHaveAttribute('href', 'https://docs.example/help');
  await expect(outside).toHaveAttribute('rel', /noopener/);
});

test('fault 85: names fall back and are only texts', async ({ page }) => {
  await withMenus(
    page,
    { ...users, nameEn: '', name: 'Only one name' },
    { ...users, path: '/b', nameEn: '<b onclick=alert(1)>bold</b>' },
    { ...users, path: '/c', nameEn: 'y'.repeat(200), icon: 'no-such-icon' },
  );
  await expect(menu(page).getByRole('link', { name: 'Only one name' })).toBeVisible();
  await expect(menu(page).getByText('<b onclick=alert(1)>bold</b>')).toBeVisible();
  expect(await menu(page).evaluate((box) => box.scrollWidth <= 208)).toBe(true);
});

test('fault 86: 2,000 entries and a tree 20 levels deep open quickly', async ({ page }) => {
  const entries = (folder: number) => Array.from({ length: 50 }, (_, index) => ({ ...users, nameEn: `Entry ${folder}-${index}`, path: `/many/${folder}/${index}` }));
  const many = Array.from({ length: 40 }, (_, folder) => ({ name: `Folder ${folder}`, type: 2, path: `/folder${folder}`, children: entries(folder) }));
  const deep = Array.from({ length: 20 }).reduce<object>((below, _, level) => ({ name: `Level ${level}`, type: 2, path: `/deep${level}`, children: [below] }), { ...users, path: '/deepest' });
  await withMenus(page, users, deep, ...many);
  await menu(page).getByRole('button', { name: 'Folder 39' }).click();
  await expect(menu(page).getByRole('link', { name: 'Entry 39-49' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('fault 87: a remembered page that is no longer granted gives way to the first one', async ({ page }) => {
  await visit(page, '/platform/user', tenantAdmin, 'Users');
  await fault(page, '/menu/routers', envelope({ productDtoList: [{ code: 'enterprise', name: 'E', menuList: [{ ...users, path: '/elsewhere' }] }] }));
  await page.goto('/');
  await expect(page).toHaveURL(/\/elsewhere/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('fault 94: a logo that is none gives way to the brand, a name is only text', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => !request.url().startsWith('http://localhost') && !/^(data|blob):/.test(request.url()) && foreign.push(request.url()));
  for (const logoUrl of ['/brands/none.svg', 'javascript:alert(1)', 'https://evil.example/x.svg']) {
    await fault(page, '/sys/detail', envelope({ sysName: '<i>名</i>', sysNameEn: '<i>Name</i>', logoUrl }));
    await open(page, '/platform/user', tenantAdmin);
    const mark = page.getByRole('banner').getByRole('link').first();
    await expect(mark).toContainText('<i>Name</i>');
    await expect(mark.locator('img')).toHaveAttribute('src', '/brands/blue/logo.svg');
  }
  expect(foreign).toEqual([]);
});
