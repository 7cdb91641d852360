import { admin } from './support/accounts';
import { must, sharedSession } from './support/backend';
import { row, rowAction, search, toast, visit } from './support/console';
import { givenRole } from './support/given';
import { call } from './support/faults';
import { expect, test } from './support/test';
import { unique } from './support/unique';

// covers FR-158
test('a role bound to a user cannot be deleted', async ({ page }) => {
  await visit(page, '/platform/role', admin, 'Roles');
  await search(page, 'Role name', 'Support desk');
  await expect(page.getByRole('row')).toHaveCount(2);
  await rowAction(page, 'Support desk', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('cannot delete a role bound to a user');
});

test('a built-in role can be seen but neither changed nor deleted', async ({ page }) => {
  await visit(page, '/platform/role', admin, 'Roles');
  await search(page, 'Role name', 'Platform administrator');
  const own = row(page, 'Platform administrator');
  await expect(own.getByRole('button', { name: /^View as role/ })).toBeVisible();
  await expect(own.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
  await expect(own.getByRole('button', { name: /^More actions/ })).toHaveCount(0);
});

// covers FS-025
test('half-ticked parents come back half ticked and are saved as such', async ({ page }) => {
  const name = unique('Half');
  const id = await givenRole(name);
  await visit(page, `/platform/role/${id}/edit`, admin, new RegExp(name));
  const tree = page.getByRole('tree', { name: 'Application permission' });
  const parent = tree.getByRole('treeitem', { name: 'Platform', exact: true });
  await expect(parent).toHaveAttribute('aria-checked', 'mixed');
  // seen, not exported
  await expect(tree.getByRole('treeitem', { name: 'Operation log' })).toHaveAttribute('aria-checked', 'mixed');
  await expect(page.getByRole('status', { name: 'Changes' })).toContainText('No changes yet');
  await tree.getByRole('treeitem', { name: 'Platform branding' }).getByRole('checkbox').first().check();
  await expect(page.getByRole('status', { name: 'Changes' }).getByRole('listitem')).toHaveText([
    '+ Platform branding',
    '+ Platform branding / Edit',
  ]);
  const sent = page.waitForRequest(call('/role/edit'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const [grants] = (await sent).postDataJSON().productMenuList;
  expect(grants.menuIds).toHaveLength(2);
  expect(grants.halfMenuIds).toHaveLength(2);
  await expect(toast(page, 'Saved')).toBeVisible();
  const { accessToken } = await sharedSession(admin);
  const role = await must<{ productMenuList: { menuIds: string[]; halfMenuIds: string[] }[] }>(
    'GET /role/detail',
    { id },
    accessToken,
  );
  expect(role.productMenuList[0]?.halfMenuIds).toEqual(grants.halfMenuIds);
});

// covers FR-101, FR-102
test('a role without a name or a grant is refused at its fields', async ({ page }) => {
  await visit(page, '/platform/role/create', admin, 'New role');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('please enter the role name')).toBeVisible();
  await expect(page.getByText('please select the application permission')).toBeVisible();
});

test('what a role sees can be looked at from the list', async ({ page }) => {
  const name = unique('Seen');
  await givenRole(name);
  await visit(page, '/platform/role', admin, 'Roles');
  await search(page, 'Role name', name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await rowAction(page, name, 'View as role');
  const dialog = page.getByRole('dialog', { name: `What “${name}” will see` });
  await expect(dialog).toContainText('Operation log');
  await expect(dialog).not.toContainText('Tenants');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});
