import { expectAccessible } from './support/accessible';
import { admin } from './support/accounts';
import { open, rowAction, userMenu, visit } from './support/console';
import { expect, test } from './support/test';

test('the sign-in is accessible', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('img', { name: 'Verification code picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectAccessible(page);
});

for (const path of ['tenant', 'menu', 'operationLog', 'organization', 'role', 'user']) {
  test(`the list ${path} is accessible`, async ({ page }) => {
    await open(page, `/platform/${path}?perPage=10`, admin);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
  });
}

test('forms, a detail page and the grant editor are accessible', async ({ page }) => {
  test.slow(); // every state is examined
  await visit(page, '/platform/user/create', admin, 'New User');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('please enter the user name')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/platform/role/create');
  await expect(page.getByRole('tree')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/platform/user');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/platform/branding');
  await expect(page.getByLabel('System name (English)')).toBeVisible();
  await expectAccessible(page);
});

test('an open dialog is accessible', async ({ page }) => {
  await visit(page, '/platform/organization', admin, 'Organizations');
  await rowAction(page, 'ORG-SUPPORT', 'Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test('palette, shortcuts, views, column menu, tabs and the access page are accessible', async ({ page }) => {
  test.slow(); // every state is examined
  await open(page, '/platform/role', admin);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await userMenu(page, 'Keyboard shortcuts');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Page tabs')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Views/ }).click();
  await expect(page.getByRole('dialog', { name: 'Views' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'User name' }).click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Access', exact: true }).click();
  for (const name of ['Why', 'Roles and pages', 'Codes']) {
    await page.getByRole('main').getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name }).getByRole(name === 'Why' ? 'combobox' : 'table').first()).toBeVisible();
    await expectAccessible(page);
  }
});
