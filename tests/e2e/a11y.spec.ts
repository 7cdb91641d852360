import { expectAccessible } from './support/accessible';
import { admin } from './support/accounts';
import { go, open, row, rowAction, userMenu, visit } from './support/console';
import { expect, test } from './support/test';

test('the sign-in is accessible', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('img', { name: 'Verification code picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectAccessible(page);
});

test('every list is accessible, also while it asks', async ({ page }) => {
  test.slow(); // every state is examined
  await visit(page, '/platform/tenant?perPage=10', admin, 'Tenants');
  for (const [path, name] of [
    ['menu', 'Menus'],
    ['operationLog', 'Operation log'],
    ['role', 'Roles'],
    ['user', 'Users'],
    ['organization', 'Organizations'],
  ] as const) {
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
    await go(page, `/platform/${path}?perPage=10`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await expect(row(page, 'ORG-SUPPORT')).toBeVisible();
  await expectAccessible(page);
  await rowAction(page, 'ORG-SUPPORT', 'Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test('forms, a detail page and the grant editor are accessible', async ({ page }) => {
  test.slow(); // every state is examined
  await visit(page, '/platform/user/create', admin, 'New user');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('please enter the user name')).toBeVisible();
  await expectAccessible(page);
  await go(page, '/platform/role/create');
  await expect(page.getByRole('tree')).toBeVisible();
  await expectAccessible(page);
  await go(page, '/platform/user');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page);
  await go(page, '/platform/branding');
  await expect(page.getByLabel('System name (English)')).toBeVisible();
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
  for (const [name, content] of [
    ['Why', 'combobox'],
    ['Roles and pages', 'table'],
    ['Codes', 'region'],
  ] as const) {
    await page.getByRole('main').getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name }).getByRole(content).first()).toBeVisible();
    await expectAccessible(page);
  }
});
