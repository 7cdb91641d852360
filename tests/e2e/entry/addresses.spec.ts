import type { Page } from '@playwright/test';
import { admin, installer, tenantAdmin } from '../support/accounts';
import { fillSignIn, go, open, visit } from '../support/console';
import { expect, test } from '../support/test';

const NOTHING = 'Something went wrong: page not found';
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const told = (page: Page, text: string) => page.getByRole('main').getByText(text);

// covers FS-009
test('an address that is nothing anywhere is the error page, with a picture and a way back', async ({ page }) => {
  await open(page, '/nowhere', admin);
  for (const path of [
    '/nowhere',
    '/platform',
    '/platform/nothing',
    '/platform/role/7',
    '/platform/role/7/other',
    '/platform/operationLog/create',
    '/platform/role/%E0%A4%A',
    '/constructor',
  ])
    await test.step(path, async () => {
      await go(page, path);
      await expect(heading(page, NOTHING)).toBeVisible();
      await expect(page.getByRole('main').locator('svg[viewBox="0 0 160 108"]')).toBeVisible();
    });
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(heading(page, NOTHING)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address in other letters names the page that was meant', async ({ page }) => {
  await open(page, '/Platform/ROLE?name=x', admin);
  await expect(heading(page, NOTHING)).toBeVisible();
  await page.getByRole('link', { name: 'Did you mean “Roles”?' }).click();
  await expect(heading(page, 'Roles')).toBeVisible();
  await expect(page).toHaveURL(/\/platform\/role\b/);
});

test('what is not there in a page that is there says so', async ({ page }) => {
  await visit(page, '/platform/role/', admin, 'Roles');
  await go(page, '/platform/role/999999999/show');
  await expect(told(page, 'does not exist')).toBeVisible();
  await go(page, '/platform/access?tab=nothing');
  await expect(heading(page, 'Access')).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(2); // of the page, and of the strip above
});

// covers FS-010
test('a page that there is and that is not granted says so, with its name; a button, too', async ({ page }) => {
  await open(page, '/platform/tenant', tenantAdmin);
  await expect(heading(page, 'No permission')).toBeVisible();
  await expect(told(page, 'The page “Tenants” exists, but none of your roles grants it.')).toBeVisible();
  await open(page, '/platform/user/create', installer);
  await expect(told(page, 'No permission')).toBeVisible();
  await expect(told(page, 'Your roles do not grant “create” on this page.')).toBeVisible();
});

test('who is signed out signs in first, and then sees what the address is', async ({ page }) => {
  for (const [path, title] of [
    ['/nowhere/at/all', NOTHING],
    ['/platform/tenant', 'No permission'],
    ['/platform/role', 'Roles'],
  ] as const)
    await test.step(path, async () => {
      await page.goto('/brands.json');
      await page.evaluate(() => localStorage.removeItem('console.session'));
      await page.goto(path);
      await expect(page).toHaveURL(/\/login$/);
      await fillSignIn(page, tenantAdmin);
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
});
