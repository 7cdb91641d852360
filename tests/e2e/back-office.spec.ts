import { admin } from './support/accounts';
import { open, row, rowAction } from './support/console';
import { expect, test } from './support/test';

// covers HS-047, H-237, H-238, H-239, H-240
test('a tenant is given brands, ticked in a tree', async ({ page }) => {
  await open(page, '/backOffice/brandDistribution', admin);
  await rowAction(page, 'Gobi Solar', 'Distribute');
  const dialog = page.getByRole('dialog', { name: 'Distribute: Gobi Solar' });
  await dialog.getByRole('treeitem', { name: 'Helion', exact: true }).click();
  await dialog.getByRole('treeitem', { name: 'Voltara' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Gobi Solar')).toContainText('Helion, Voltara');
});

// covers HS-049, H-152, H-157, H-158, H-159, H-160
test('serial numbers are matched before they are given, and only what can be is', async ({ page }) => {
  await open(page, '/backOffice/serialNumber', admin);
  await page.getByRole('button', { name: 'Add several' }).click();
  const adding = page.getByRole('dialog', { name: 'Add several' });
  await adding.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Controller' }).click();
  await adding.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: 'Home Hub 3' }).click();
  await adding.getByRole('combobox', { name: 'Brand' }).fill('Enbox');
  await page.getByRole('option', { name: 'Enbox' }).click();
  await adding.getByRole('combobox', { name: 'Serial numbers' }).fill('HUB3A1,HUB3A2,');
  await adding.getByRole('button', { name: 'Submit' }).click();
  await expect(adding).toHaveCount(0);

  await open(page, '/backOffice/snTenant', admin);
  await page.getByRole('button', { name: 'Distribute', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Distribute' });
  await dialog.getByRole('combobox', { name: 'Tenant' }).click();
  await page.getByRole('option', { name: 'Nordlys Energi' }).click();
  await dialog.getByRole('textbox', { name: 'Serial numbers' }).fill('HUB3A1\nHUB3A2\nNOBODY1');
  await dialog.getByRole('button', { name: 'Match 3' }).click();
  await expect(dialog.getByText('2 of 3 can be distributed')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /NOBODY1/ })).toContainText('Does not exist');
  await dialog.getByRole('button', { name: 'Distribute 2' }).click();
  await expect(row(page, 'HUB3A1')).toContainText('Nordlys Energi');
});

// covers H-100, H-101, H-109
test('the devices of a lead are merged with those of its controller, after both sides were seen', async ({ page }) => {
  await open(page, '/backOffice/lead', admin);
  await page.getByRole('textbox', { name: 'Lead number' }).fill('1001');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await rowAction(page, /L20\d\d1001/, 'Merge devices');
  const dialog = page.getByRole('dialog', { name: 'Merge devices' });
  await expect(dialog.getByRole('columnheader', { name: 'On the controller' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText(/Merge the devices of controller/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Devices merged')).toBeVisible();
});

// covers H-181, H-182, H-185, H-188, H-189, H-199
test('a controller finds devices around it, and those that are chosen are connected and bound', async ({ page }) => {
  await open(page, '/backOffice/controller', admin);
  await page.getByRole('searchbox', { name: /^Search in/ }).fill('HUB27900000');
  await expect(page.getByText('1 in total', { exact: true })).toBeVisible();
  await rowAction(page, 'Hub in stock 1', 'Discover devices');
  const dialog = page.getByRole('dialog', { name: /^Discover devices/ });
  await dialog.getByRole('button', { name: 'Start discovery' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'XX9900012004' })).toBeDisabled({ timeout: 20_000 });
  await expect(dialog.getByRole('button', { name: 'Search again' })).toBeEnabled({ timeout: 20_000 });
  await dialog.getByRole('checkbox', { name: 'HE9900012001' }).check();
  await dialog.getByRole('button', { name: 'Connect 1' }).click();
  await dialog.getByRole('button', { name: 'Bind 1' }).click({ timeout: 20_000 });
  await expect(page.getByText('Devices bound')).toBeVisible();
});
