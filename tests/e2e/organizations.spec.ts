import { admin } from './support/accounts';
import { rowAction, row, toast, visit } from './support/console';
import { givenOrganization } from './support/given';
import { expect, test } from './support/test';
import { unique } from './support/unique';

// covers FS-024
test('the tree is there, can be searched, folded and opened', async ({ page }) => {
  await visit(page, '/platform/organization', admin, 'Organizations');
  await expect(row(page, 'Europe operations')).toBeVisible();
  await page.getByRole('button', { name: 'Collapse Operations center' }).click();
  await expect(row(page, 'Europe operations')).toHaveCount(0);
  await page.getByRole('button', { name: 'Expand Operations center' }).click();
  await expect(row(page, 'Europe operations')).toBeVisible();
  await page.getByLabel('Search in the tree').fill('integration');
  await expect(row(page, 'Device integration')).toBeVisible();
  await expect(row(page, 'Customer support')).toHaveCount(0);
});

// covers FR-094..FR-096
test('a child is created below its parent and changed', async ({ page }) => {
  const name = unique('Branch');
  await visit(page, '/platform/organization', admin, 'Organizations');
  await page.getByRole('link', { name: 'Add below Customer support' }).click();
  await expect(page.getByRole('combobox', { name: 'Parent organization' })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('please enter the organization name')).toBeVisible();
  await expect(page.getByText('please enter the display sorting')).toBeVisible();
  await page.getByLabel('Organization name').fill(name);
  await page.getByLabel('Display sorting').fill('1000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Display sorting')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Display sorting').fill('7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations' })).toBeVisible();
  await rowAction(page, name, 'Edit');
  await page.getByLabel('Description').fill('changed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, name)).toContainText('changed');
});

// covers FR-159
test('deleting one is asked about in the words of the specification and takes those below it', async ({ page }) => {
  const [name, below] = [unique('Doomed'), unique('Below')];
  await givenOrganization(below, await givenOrganization(name));
  await visit(page, '/platform/organization', admin, 'Organizations');
  await expect(row(page, below)).toBeVisible();
  await rowAction(page, name, 'Delete');
  const question = page.getByRole('alertdialog', {
    name: 'this action deletes this and all subordinate orgs. Proceed?',
  });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, below)).toBeVisible();
  await rowAction(page, name, 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Deleted')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  await expect(row(page, below)).toHaveCount(0);
});

test('the root cannot be deleted, and one with users says why it stays', async ({ page }) => {
  await visit(page, '/platform/organization', admin, 'Organizations');
  await expect(row(page, 'ORG-OPERATOR').getByRole('button', { name: /^More actions/ })).toHaveCount(0);
  await rowAction(page, 'ORG-SUPPORT', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('There are users in this organization or below it.');
});

test('one is moved below another by keyboard, with what is below it, and not below itself', async ({ page }) => {
  const [moved, below, target] = [unique('Moved'), unique('Under'), unique('Target')];
  await givenOrganization(target);
  await givenOrganization(below, await givenOrganization(moved));
  await visit(page, '/platform/organization', admin, 'Organizations');
  await rowAction(page, moved, 'Edit');
  const parent = page.getByRole('combobox', { name: 'Parent organization' });
  await parent.press('Enter');
  await expect(page.getByRole('treeitem', { name: target })).toBeAttached();
  await expect(page.getByRole('treeitem', { name: moved })).toHaveCount(0);
  await expect(page.getByRole('treeitem', { name: below })).toHaveCount(0);
  await expect(page.getByRole('tree', { name: 'Parent organization' })).toBeFocused();
  await page.keyboard.type('Target'); // found by its first letters, as in any tree
  await page.keyboard.press('Enter');
  await expect(parent).toHaveValue(target);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations' })).toBeVisible();
  await page.getByLabel('Search in the tree').fill(below);
  // found with all above it
  for (const name of [target, moved, below]) await expect(row(page, name)).toBeVisible();
  await page.getByRole('button', { name: `Collapse ${target}` }).click();
  await expect(row(page, moved)).toHaveCount(0);
  await expect(row(page, below)).toHaveCount(0);
});
