import { test } from 'vitest';
import { tenantAdmin } from '../e2e/support/accounts';
import { mark } from '../e2e/support/unique';
import { expect } from './expect';
import { fromMenu, row, rowAction, usePage } from './page';

const page = usePage();

/** Chooses whose versions a page shows. */
async function chooseStation(station: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Station' }).fill(station);
  await page.getByRole('option', { name: station }).click();
}

// covers VS-138, V-370, V-371, V-372, V-373, V-374, V-375, V-381
test('a price is reserved, changed and taken back, and what it would have changed is told before', async () => {
  await page.open('/contract/stationPrice', { account: tenantAdmin });
  await chooseStation('Tilburg Haven');
  await page.getByRole('link', { name: 'Reserve a change' }).click();
  const effect = page.getByRole('table', { name: /What this would have changed/ });
  await expect(effect.getByRole('row', { name: /^Total/ })).toContainText('0.00');
  await page.getByRole('textbox', { name: 'Peak price', exact: true }).fill('0.9');
  await expect(effect.getByRole('row', { name: /^Peak/ })).toContainText('+');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/replaces the current version/)).toBeVisible();
  await expect(page.getByText(/Europe\/Amsterdam/)).toBeVisible();

  await page.getByRole('link', { name: 'Edit reserved version' }).click();
  await page.getByRole('textbox', { name: 'Peak price', exact: true }).fill('0.8');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('0.8000 EUR/kWh').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Current' }).click();
  await expect(page.getByRole('link', { name: 'Reserve a change' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Reserved' }).click();
  await page.getByRole('button', { name: 'Cancel reservation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(page.getByRole('tab', { name: 'Reserved' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('01 Jan 2025 to 30 Jun 2025').first()).toBeVisible();
});

// covers VS-133, VS-134, VS-135, VS-136, VS-139, VS-140, VS-141
test('every page of contract energy shows what holds at a station', async () => {
  await page.open('/contract/agreement', { account: tenantAdmin });
  await expect(row(page, 'EMC-NL-ZAA-01')).toBeVisible();
  for (const [name, station, shown] of [
    ['Service fee rates', 'Merwede', 'Fee type'],
    ['PV electricity prices', 'Merwede', 'Price mode'],
    ['Charging prices', 'Merwede', 'Periods of the day'],
    ['Basic prices', 'Merwede', 'Billing mode'],
    ['Feed-in prices', 'Zaanse Werf', 'Coal benchmark price'],
  ] as const) {
    await fromMenu(page, ['Contract energy'], name);
    await chooseStation(station);
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
  }
  await fromMenu(page, ['Contract energy'], 'Operating parameters');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

for (const [place, station, box, value] of [
  // covers VS-134, V-347, V-348, V-349, V-350, V-351
  ['serviceFee', 'Waalwijk', 'Rate', '12.5'],
  // covers VS-135, V-352, V-353, V-354, V-355, V-356
  ['pvPrice', 'Waalwijk', 'Subsidy', '0.01'],
  // covers VS-136, V-357, V-358, V-359, V-360, V-361
  ['chargePilePrice', 'Leidsche Rijn', 'Idle (parking) fee', '3'],
  // covers VS-139, V-376, V-377, V-378, V-379, V-380
  ['pvToMains', 'Tilburg Haven', 'Feed-in price', '0.06'],
  // covers VS-140, V-382, V-383, V-384, V-385, V-386
  ['basicPrice', 'Waalwijk', 'Power factor standard', '0.95'],
] as const) {
  test(`${place}: what holds is corrected, a change is reserved, changed again and taken back`, async () => {
    const save = async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    };
    await page.open(`/contract/${place}`, { account: tenantAdmin });
    await chooseStation(station);
    await page.getByRole('link', { name: 'Edit current version' }).click();
    await page.getByRole('textbox', { name: box }).first().fill(value);
    await save();
    await page.getByRole('link', { name: 'Reserve a change' }).click();
    await page.getByRole('textbox', { name: box }).first().fill('1');
    await expect(page.getByRole('table', { name: /What this would have changed/ })).toBeVisible();
    await save();
    await page.getByRole('link', { name: 'Edit reserved version' }).click();
    await page.getByRole('textbox', { name: box }).first().fill('0.5');
    await save();
    await expect(page.getByText(/replaces the current version/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel reservation' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click();
    await expect(page.getByRole('tab', { name: 'Reserved' })).toHaveCount(0);
  });
}

// covers VS-133, V-340, V-341, V-342, V-343, V-344, V-345, V-346
test('an agreement is corrected, a change of it reserved and taken back', async () => {
  await page.open('/contract/agreement', { account: tenantAdmin });
  await row(page, 'EMC-NL-TIH-01').click();
  await page.getByRole('link', { name: 'Edit current version' }).click();
  await page.getByRole('textbox', { name: 'Billing day' }).fill('5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Reserve a change' }).click();
  await page.getByRole('textbox', { name: 'Party A share' }).fill('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/replaces the current version/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel reservation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(page.getByRole('tab', { name: 'Reserved' })).toHaveCount(0);
});

// covers V-367, V-368, V-375
test('a template is changed and deleted; former prices stand as steps over time', async () => {
  const name = `Flat ${mark()}`;
  await page.open('/contract/template', { account: tenantAdmin });
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await page.getByRole('textbox', { name: 'Template name' }).fill(name);
  for (const [box, option] of [
    ['Region', 'Netherlands'],
    ['User category', 'Large industry'],
    ['Voltage level', '10 kV'],
  ] as const) {
    await page.getByRole('combobox', { name: box }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  for (const price of ['Peak', 'Shoulder', 'Off-peak'])
    await page.getByRole('textbox', { name: `${price} price`, exact: true }).fill('0.2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).not.toHaveURL(/create/);
  await page.go('/contract/template');
  await row(page, name).getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('textbox', { name: 'Off-peak price', exact: true }).fill('0.1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).not.toHaveURL(/edit/);
  await page.go('/contract/template');
  await expect(row(page, name)).toContainText('0.1');
  await row(page, name)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, name)).toHaveCount(0);

  await page.go('/contract/stationPrice');
  await chooseStation('Zaanse Werf');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'Values over time' })).toBeVisible();
});

// covers VS-053, V-388, V-389
test('how a station buys its electricity is read and changed at the station', async () => {
  await page.open('/cloud/station/station', { account: tenantAdmin });
  await rowAction(page, 'Waalwijk', 'Purchasing info');
  const dialog = page.getByRole('dialog');
  const supplier = dialog.getByRole('textbox', { name: 'Supplier' });
  await expect(dialog.getByRole('textbox', { name: 'Electricity account number' })).toHaveValue(/^NL\d+/);
  await supplier.fill('Eneco Zakelijk');
  await dialog.getByRole('textbox', { name: 'Meter reading day' }).fill('32');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText(/1 to 31/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Meter reading day' }).fill('20');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveCount(0);
  await rowAction(page, 'Waalwijk', 'Purchasing info');
  await expect(supplier).toHaveValue('Eneco Zakelijk');
  await expect(dialog.getByRole('textbox', { name: 'Meter reading day' })).toHaveValue('20');
});
