import { admin, PASSWORD } from './support/accounts';
import { ask, sessionOf } from './support/backend';
import { signIn, toast } from './support/console';
import { createRole, createUser } from './support/people';
import { expect, test } from './support/test';
import { mark } from './support/unique';

// covers FR-157, FR-177
test('a new role grants three menus and two buttons, and its user sees exactly those', async ({ page, browser }) => {
  const name = `Caretaker ${mark()}`;
  const account = `${mark()}@care.example`;
  await signIn(page, admin);
  await createRole(page, name);
  await createUser(page, account, name);
  await expect(toast(page, 'Created').or(toast(page, 'Saved')).first()).toBeVisible();

  const context = await browser.newContext();
  const own = await context.newPage();
  await signIn(own, account);
  const menu = own.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText(['Tenants', 'Operation log']);
  await expect(own.getByRole('button', { name: /^Unlock|^Reset password/ }).first()).toBeVisible();
  await expect(own.getByRole('main').getByRole('link', { name: /^Create$|^Edit(:|$)/ })).toHaveCount(0);

  await own.getByRole('button', { name: /^Platform: / }).click();
  await expect(own.getByRole('menuitem')).toHaveText(['Platform administration', 'Enterprise administration']);
  await own.getByRole('menuitem', { name: 'Enterprise administration' }).click();
  await expect(menu.getByRole('link')).toHaveText(['Users']);
  await expect(own.getByRole('row').nth(1)).toBeVisible();
  await expect(own.getByRole('button', { name: /^Disable|^Reset password|^More actions/ })).toHaveCount(0);

  await own.goto('/platform/role');
  await expect(own.getByRole('heading', { name: 'No permission' })).toBeVisible();
  await own.goto('/platform/tenant/create');
  await expect(own.getByRole('main').getByText('No permission', { exact: true })).toBeVisible();
  await context.close();

  const { accessToken } = await sessionOf(account, PASSWORD);
  expect(await ask('GET /role/page', { pageNum: 1, pageSize: 10 }, accessToken)).toMatchObject({ status: 403 });
  expect(await ask('POST /tenant/create', {}, accessToken)).toMatchObject({ status: 403 });
  expect(await ask('GET /user/page', { pageNum: 1, pageSize: 10 }, accessToken)).toMatchObject({ code: '0000' });
});
