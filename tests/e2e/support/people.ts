import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './accounts';

/** Opens a page through the side menu, changing the platform when it stands in another one. */
export async function openMenu(page: Page, platform: string, name: string): Promise<void> {
  const switcher = page.getByRole('button', { name: /^Platform: / });
  if ((await switcher.innerText()).trim() !== platform) {
    await switcher.click();
    await page.getByRole('menuitem', { name: platform }).click();
  }
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Grants Tenants with two of its buttons, the operation log and the users, by the grant editor. */
export async function createRole(page: Page, name: string): Promise<void> {
  await openMenu(page, 'Enterprise administration', 'Roles');
  await page.getByRole('link', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New role' })).toBeVisible();
  await page.getByLabel('Role name').fill(name);
  const tree = page.getByRole('tree', { name: 'Application permission' });
  const tenants = tree.getByRole('treeitem', { name: 'Tenants' });
  await tenants.getByRole('checkbox', { name: 'Unlock' }).check();
  await tenants.getByRole('checkbox', { name: 'Reset password' }).check();
  await tree.getByRole('checkbox', { name: 'Operation log' }).check();
  await tree.getByRole('treeitem', { name: 'Operation log' }).getByRole('checkbox', { name: 'Export' }).uncheck();
  await page.getByRole('tab', { name: /^Enterprise administration/ }).click();
  await tree.getByRole('treeitem', { name: 'Users' }).getByRole('checkbox').first().check();
  for (const button of ['Create', 'Edit', 'Export', 'Enable', 'Disable', 'Unlock', 'Reset password']) {
    const box = tree.getByRole('treeitem', { name: 'Users' }).getByRole('checkbox', { name: button });
    if (await box.count()) await box.uncheck();
  }
  const changes = page.getByRole('status', { name: 'Changes' });
  await expect(changes.getByRole('listitem')).toHaveText([
    '+ Tenants',
    '+ Tenants / Unlock',
    '+ Tenants / Reset password',
    '+ Operation log',
    '+ Users',
  ]);

  await page.getByRole('button', { name: 'Preview as role' }).click();
  const preview = page.getByRole('dialog', { name: `What “${name}” will see` });
  await expect(preview).toContainText('Operation log');
  await expect(preview).not.toContainText('Organizations');
  await preview.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Creates a user of the first organisation with one role. */
export async function createUser(page: Page, account: string, role: string): Promise<void> {
  await openMenu(page, 'Enterprise administration', 'Users');
  await page.getByRole('link', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New user' })).toBeVisible();
  await page.getByLabel('Login account').fill(account);
  await page.getByLabel('User name').fill('Casper Caretaker');
  await page.getByLabel('Initial password').fill(PASSWORD);
  await page.getByRole('combobox', { name: 'Organization' }).click();
  await page.getByRole('treeitem', { name: /Customer support|客户支持部/ }).click();
  await expect(page.getByRole('tree')).toHaveCount(0); // closing, it gives the focus back to its box
  await page.getByRole('combobox', { name: 'Roles' }).fill(role);
  await page.getByRole('option', { name: role }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Casper Caretaker' })).toBeVisible();
}
