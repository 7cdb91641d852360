import { tenantAdmin } from './support/accounts';
import { open, row, visit } from './support/console';
import { expect, test } from './support/test';

// covers FR-153, FR-154
test('an administrator finds out why a page, a button or a record does not offer something', async ({ page }) => {
  await open(page, '/platform/tenant', tenantAdmin);
  await page.getByRole('link', { name: 'Why can I not see this?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Access' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No menu leads to /platform/tenant' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Page' }).fill('Users');
  await page.getByRole('option', { name: /Users$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /You can open .*Users/ })).toContainText('Granted by:');
  await expect(row(page, 'Export')).toContainText('Offered');
  await expect(row(page, 'Unlock')).toContainText('Only when Status is Locked.');

  await page.getByRole('combobox', { name: 'Who' }).click();
  await page.getByRole('option', { name: /Tenant staff/ }).click();
  await expect(row(page, 'Disable').first()).toContainText('The disable button of this menu is not granted.');
});

test('the matrix of roles and pages leads to what decided', async ({ page }) => {
  await visit(page, '/platform/access?tab=matrix', tenantAdmin, 'Access');
  const users = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /Users$/ }) });
  await expect(users.getByRole('link', { name: /Tenant administrator.* has full access to Users/ })).toBeVisible();
  await users.getByRole('link', { name: /^Tenant staff/ }).click();
  await expect(page.getByRole('combobox', { name: 'Who' })).toHaveValue(/Tenant staff/);
  await page.getByRole('tab', { name: 'Codes' }).click();
  await expect(page.getByRole('region', { name: 'Required but never granted' })).toContainText('None.');
});
