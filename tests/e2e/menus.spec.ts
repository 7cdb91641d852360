import { admin } from './support/accounts';
import { choose, row, rowAction, toast, visit } from './support/console';
import { expect, test } from './support/test';
import { mark, unique } from './support/unique';

/** A changed menu ends the other sessions of whoever has it (HTTP 406): these run alone, one after the other. */
test.describe.configure({ mode: 'serial' });

// covers FS-027, FR-068, FR-103
test('the fields follow the type of the menu', async ({ page }) => {
  await visit(page, '/platform/menu/create', admin, 'New menu');
  const has = async (...labels: readonly string[]) => {
    for (const label of ['Icon', 'Route address', 'Route name', 'Component path', 'Permission identifier']) {
      await expect(page.getByRole('textbox', { name: label })).toHaveCount(labels.includes(label) ? 1 : 0);
    }
  };
  await has('Icon', 'Route address', 'Route name', 'Component path');
  await page.getByRole('switch', { name: 'External link' }).click();
  await has('Icon', 'Route address', 'Route name');
  await choose(page, 'Type', 'Directory');
  await has('Icon', 'Route address');
  await choose(page, 'Type', 'Button');
  await has('Permission identifier');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  for (const text of [
    'please select the application',
    'please enter the title',
    'please enter the English title',
    'please enter the permission identifier',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('please enter the route address')).toHaveCount(0);
});

// covers FR-160
test('a directory is created, edited and deleted after its question', async ({ page }) => {
  const name = unique('Directory');
  await visit(page, '/platform/menu/create', admin, 'New menu');
  await page.getByRole('combobox', { name: 'Application' }).click();
  await page.getByRole('option', { name: /IoT platform|物联平台/ }).click();
  await choose(page, 'Type', 'Directory');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Title (English)' }).fill(name);
  await page.getByRole('textbox', { name: 'Route address' }).fill(`/${mark()}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menus' })).toBeVisible();
  await rowAction(page, name, 'Edit');
  await page.getByRole('textbox', { name: 'Icon' }).fill('log');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await visit(page, '/platform/menu', admin, 'Menus');
  await rowAction(page, name, 'Delete');
  await page
    .getByRole('alertdialog', { name: 'are you sure you want to delete this menu?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(toast(page, 'Deleted')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});

test('buttons stand below their menus', async ({ page }) => {
  await visit(page, '/platform/menu', admin, 'Menus');
  await page.getByRole('button', { name: 'Expand all' }).click();
  await page.getByRole('searchbox', { name: 'Search in the tree' }).fill('Reset password');
  await expect(row(page, 'resetPwd').first()).toBeVisible();
  await expect(row(page, 'resetPwd').first().getByText('Button')).toBeVisible();
});
