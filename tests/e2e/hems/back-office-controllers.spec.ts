import { admin } from '../support/accounts';
import { choose, open } from '../support/console';
import { fillForm } from '../support/fillForm';
import { expect, test } from '../support/test';

// covers H-179, H-180, H-201
test('a property of a controller is set after a question, and its devices are listed', async ({ page }) => {
  await open(page, '/backOffice/controller', admin);
  await page.getByRole('button', { name: 'More filters' }).click();
  await choose(page, 'Online status', 'Online');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('table').getByText('Offline')).toHaveCount(0);
  await main.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await main.getByRole('tab', { name: 'Connected devices' }).click();
  await expect(main.getByRole('heading', { name: 'Connected devices' })).toBeVisible();
  await main.getByRole('tab', { name: 'Properties' }).click();
  const interval = main.getByRole('textbox', { name: 'Report interval' });
  const before = await interval.inputValue();
  const next = before === '45' ? '60' : '45';
  await fillForm(main, { 'Report interval': next });
  await main.getByRole('button', { name: 'Set 1' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('button', { name: 'Set 0' })).toBeDisabled();
  await expect(interval).toHaveValue(next);
});
