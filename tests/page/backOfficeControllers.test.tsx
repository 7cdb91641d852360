import { test } from 'vitest';
import { expect } from './expect';
import { narrowTo, row, rowAction, usePage } from './page';

const page = usePage();

// covers H-183, H-184
test('a controller in stock is given to an installer and taken back', async () => {
  await page.open('/backOffice/controller');
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

// covers H-210, H-216, H-217
test('a released brand is put at the top, shown and taken away again; its devices and what it can do are on its page', async () => {
  await page.open('/backOffice/brand');
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
  await page.open('/backOffice/capabilityConfig');
  await main.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await main.getByRole('tab', { name: 'Brands' }).click();
  await expect(main.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});
