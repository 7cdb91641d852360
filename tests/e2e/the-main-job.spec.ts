import type { Page } from '@playwright/test';
import { admin } from './support/accounts';
import { address } from './support/address';
import { signIn, toast, userMenu } from './support/console';
import { createRole, createUser } from './support/people';
import { expect, test } from './support/test';
import { mark } from './support/unique';

/**
 * What the backend says to a call of the signed-in user that no control makes: 'HTTP status code'. Asked in the page,
 * so that it works wherever the backend is.
 */
const answerTo = (page: Page, method: string, path: string) =>
  page.evaluate(
    async ([verb, url]) => {
      const { accessToken } = JSON.parse(localStorage.getItem('console.session') ?? '{}') as {
        readonly accessToken?: string;
      };
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
      const answer = await fetch(`/api/vpp/account/v3/web${url}`, {
        method: verb,
        headers,
        ...(verb === 'POST' && { body: '{}' }),
      });
      const { code } = (await answer.json()) as { readonly code?: unknown };
      return `${answer.status} ${String(code)}`;
    },
    [method, path],
  );

// Also walked through the demonstration and the served console: `BASE_URL`, as test:demo and test:deploy do.
// covers FR-157, FR-177
test('a new role grants three menus and two buttons, and its user sees exactly those', async ({ page }) => {
  const name = `Caretaker ${mark()}`;
  const account = `${mark()}@care.example`;
  await signIn(page, admin);
  await createRole(page, name);
  await createUser(page, account, name);
  await expect(toast(page, 'Created').or(toast(page, 'Saved')).first()).toBeVisible();
  await userMenu(page, 'Log out');
  await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await signIn(page, account);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText(['Tenants', 'Operation log']);
  await expect(page.getByRole('button', { name: /^Unlock|^Reset password/ }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Create$|^Edit(:|$)/ })).toHaveCount(0);

  await page.getByRole('button', { name: /^Platform: / }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Platform administration', 'Enterprise administration']);
  await page.getByRole('menuitem', { name: 'Enterprise administration' }).click();
  await expect(menu.getByRole('link')).toHaveText(['Users']);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Disable|^Reset password|^More actions/ })).toHaveCount(0);

  await page.goto(address('/platform/role'));
  await expect(page.getByRole('heading', { name: 'No permission' })).toBeVisible();
  await page.goto(address('/platform/tenant/create'));
  await expect(page.getByRole('main').getByText('No permission', { exact: true })).toBeVisible();

  expect(await answerTo(page, 'GET', '/role/page?pageNum=1&pageSize=10')).toMatch(/^403 /);
  expect(await answerTo(page, 'POST', '/tenant/create')).toMatch(/^403 /);
  expect(await answerTo(page, 'GET', '/user/page?pageNum=1&pageSize=10')).toBe('200 0000');
});
