import { readFile } from 'node:fs/promises';
import { read, utils, write } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { tenantAdmin } from './support/accounts';
import { fromMenu } from './support/cloud';
import { exported, go, open, row, rowAction } from './support/console';
import { expect, test } from './support/test';
import { mark } from './support/unique';

/** Chooses whose versions a page shows. */
async function choose(page: Page, station: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Station' });
  await box.fill(station);
  await page.getByRole('option', { name: station }).click();
}

// covers VS-138, V-370, V-371, V-372, V-373, V-374, V-375, V-381
test('a price is reserved, changed and taken back, and what it would have changed is told before', async ({ page }) => {
  await open(page, '/contract/stationPrice', tenantAdmin);
  await choose(page, 'Tilburg Haven');
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

// covers VS-137, V-362, V-363, V-364, V-365, V-366, V-369, V-390
test('a template is painted from the keyboard and copied to stations', async ({ page }) => {
  const name = `Night ${mark()}`;
  await open(page, '/contract/template/create', tenantAdmin);
  await page.getByRole('textbox', { name: 'Template name' }).fill(name);
  for (const [box, option] of [
    ['Region', 'Netherlands'],
    ['User category', 'Large industry'],
    ['Voltage level', '10 kV'],
    ['Currency', 'EUR'],
  ] as const) {
    await page.getByRole('combobox', { name: box }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Critical peak' }).click();
  await page.getByRole('gridcell', { name: 'Jan, 00:00: Shoulder' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('gridcell', { name: 'Jan, 00:00: Critical peak' })).toBeVisible();
  for (const price of ['Peak', 'Shoulder', 'Off-peak'])
    await page.getByRole('textbox', { name: `${price} price`, exact: true }).fill('0.2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please fill in Critical peak price!')).toBeVisible();
  await page.getByRole('textbox', { name: 'Critical peak price' }).fill('0.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).not.toHaveURL(/create/);

  await go(page, '/contract/template');
  await row(page, name)
    .getByRole('button', { name: /^Copy to stations/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Select Delfzijl' }).check();
  await dialog.getByRole('checkbox', { name: 'Select Zaanse Werf' }).check();
  await expect(dialog.getByRole('checkbox', { name: 'Select Suzhou Industrial Park' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Copy to 2 stations' }).click();
  await expect(dialog.getByText('2 of 2 stations have the prices.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
});

// covers VS-133, VS-134, VS-135, VS-136, VS-139, VS-140, VS-141
test('every page of contract energy shows what holds at a station', async ({ page }) => {
  await open(page, '/contract/agreement', tenantAdmin);
  await expect(row(page, 'EMC-NL-ZAA-01')).toBeVisible();
  for (const [name, station, shown] of [
    ['Service fee rates', 'Merwede', 'Fee type'],
    ['PV electricity prices', 'Merwede', 'Price mode'],
    ['Charging prices', 'Merwede', 'Periods of the day'],
    ['Basic prices', 'Merwede', 'Billing mode'],
    ['Feed-in prices', 'Zaanse Werf', 'Coal benchmark price'],
  ] as const)
    await test.step(name, async () => {
      await fromMenu(page, ['Contract energy'], name);
      await choose(page, station);
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    });
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
  test(`${place}: what holds is corrected, a change is reserved, changed again and taken back`, async ({ page }) => {
    const save = async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    };
    await open(page, `/contract/${place}`, tenantAdmin);
    await choose(page, station);
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
test('an agreement is corrected, a change of it reserved and taken back', async ({ page }) => {
  await open(page, '/contract/agreement', tenantAdmin);
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
test('a template is changed and deleted; former prices stand as steps over time', async ({ page }) => {
  const name = `Flat ${mark()}`;
  await open(page, '/contract/template', tenantAdmin);
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
  await go(page, '/contract/template');
  await row(page, name).getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('textbox', { name: 'Off-peak price', exact: true }).fill('0.1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).not.toHaveURL(/edit/);
  await go(page, '/contract/template');
  await expect(row(page, name)).toContainText('0.1');
  await row(page, name)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, name)).toHaveCount(0);

  await go(page, '/contract/stationPrice');
  await choose(page, 'Zaanse Werf');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'Values over time' })).toBeVisible();
});

// covers VS-053, V-388, V-389
test('how a station buys its electricity is read and changed at the station', async ({ page }) => {
  test.slow(); // the dialog is opened twice
  await open(page, '/cloud/station/station', tenantAdmin);
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

// covers VS-137
test('templates go out as a sheet and come in again, with every hour of their year', async ({ page }) => {
  test.slow(); // a sheet there and back
  const name = `Sheet ${mark()}`;
  await open(page, '/contract/template', tenantAdmin);
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const column of ['Seasons', 'Currency', 'Capacity price a month', 'Demand price a month'])
    await page.getByRole('checkbox', { name: column }).check();
  await page.keyboard.press('Escape');
  const download = await exported(page, page.getByRole('button', { name: 'Export', exact: true }), 'CSV');
  const [given] = Object.values(read(await readFile(await download.path()), { type: 'buffer', raw: true }).Sheets);
  const [head = [], ...rows] = utils.sheet_to_json<string[]>(given ?? {}, { header: 1 });
  const seasons = head.indexOf('Seasons');
  const one = rows.find(([first]) => first === 'Day and night, 10 kV') ?? [];
  expect(one[seasons]).toBe(
    '1-12: 00:00-07:00 valley, 07:00-17:00 flat, 17:00-21:00 peak, 21:00-23:00 flat, 23:00-24:00 valley',
  );

  const book = utils.book_new();
  const other = (text: string, change: Readonly<Record<number, string>>) =>
    head.map((_, at) => (at === 0 ? text : (change[at] ?? one[at] ?? '')));
  const wrong = other(`${name} gap`, { [seasons]: '1-12: 00:00-07:00 valley, 08:00-24:00 flat' });
  utils.book_append_sheet(book, utils.aoa_to_sheet([head, other(name, {}), wrong]), 'Templates');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Drop the file here/ }).click();
  await (
    await chooser
  ).setFiles({
    name: 'templates.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
  });
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rows passed: 1. Failed: 1.' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove line 3' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Rows imported: 1. Not imported: 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await row(page, name).getByRole('link', { name }).first().click();
  await expect(page.getByRole('gridcell', { name: 'Dec, 18:00: Peak' })).toBeVisible();
  await expect(page.getByText('0.2412 EUR/kWh').first()).toBeVisible();
});
