import { admin } from '../support/accounts';
import { choose, narrowTo, open, row, rowAction } from '../support/console';
import { fillForm } from '../support/fillForm';
import { expect, test } from '../support/test';

// covers H-183, H-184
test('a controller in stock is given to an installer and taken back', async ({ page }) => {
  await open(page, '/backOffice/controller', admin);
  await narrowTo(page, 'HUB27900111');
  const hub = row(page, 'HUB27900111');
  await rowAction(page, 'HUB27900111', 'Bind installer');
  const dialog = page.getByRole('dialog', { name: 'Bind installer' });
  await dialog.getByRole('combobox', { name: 'Installer' }).click();
  const option = page.getByRole('option').first();
  const name = (await option.innerText()).trim();
  await option.click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(hub).toContainText(name);
  await rowAction(page, 'HUB27900111', 'Unbind installer');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unbind installer' }).click();
  await expect(hub.getByRole('button', { name: /^Bind installer/ })).toBeVisible();
});

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

// covers H-210, H-216, H-217
test('a released brand is put at the top, shown and taken away again; its devices and what it can do are on its page', async ({
  page,
}) => {
  await open(page, '/backOffice/brand', admin);
  await narrowTo(page, 'Solvind');
  const brand = row(page, 'Solvind');
  for (const [action, state] of [
    ['Top', 'Top'],
    ['Display', 'Displayed'],
    ['Hide', 'Hidden'],
    ['Cancel top', 'Not top'],
  ] as const) {
    await rowAction(page, 'Solvind', action);
    await expect(brand.getByRole('cell', { name: state, exact: true })).toBeVisible();
  }
  await brand.getByRole('link').first().click();
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'Devices' }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'Devices' })).toBeVisible();
  await open(page, '/backOffice/capabilityConfig', admin);
  await main.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await main.getByRole('tab', { name: 'Brands' }).click();
  await expect(main.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});
