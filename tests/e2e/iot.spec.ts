import { utils, write } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { admin, installer } from './support/accounts';
import { choose, go, nextAnswer, row, rowAction, search, toast, visit } from './support/console';
import { expect, test } from './support/test';
import { mark, unique } from './support/unique';

const DEVICES = '/iotPlatform/device/device';
const INVERTER = 'Utrecht Zuid Inverter 2';

async function openDevice(page: Page, tab: string): Promise<void> {
  await visit(page, DEVICES, admin, 'Devices');
  const all = page.getByText(/^1,\d{3} in total$/);
  await expect(all).toBeVisible();
  await page
    .getByRole('searchbox', { name: /Search in/ })
    .or(page.getByPlaceholder(/^Search in/))
    .fill(INVERTER);
  await expect(all).toHaveCount(0);
  await row(page, INVERTER)
    .first()
    .getByRole('link', { name: INVERTER, exact: true })
    .or(row(page, INVERTER).first().getByText(INVERTER, { exact: true }))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: INVERTER })).toBeVisible();
  await page.getByRole('tab', { name: tab, exact: true }).click();
}

// covers VS-088
test('the page of a device shows what it says, draws it and lists it', async ({ page }) => {
  await openDevice(page, 'Live state');
  const live = page.getByRole('list', { name: 'Live state' });
  await expect(live.getByText('Active power', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Telemetry' }).click();
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: /Highest Active power/ })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('tabs about other lists are there only with a menu that leads to them', async ({ page }) => {
  await visit(page, DEVICES, installer, 'Devices');
  const online = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Online', exact: true }) });
  await online.first().getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Telemetry' })).toBeVisible();
  for (const name of ['Commands', 'Firmware', 'Alarms'])
    await expect(page.getByRole('tab', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send command' })).toHaveCount(0);
});

// covers VS-089
test('a command is sent from the page of a device, and the list follows what becomes of it', async ({ page }) => {
  await openDevice(page, 'Commands');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send' });
  await expect(dialog.getByRole('combobox', { name: 'Device' })).toHaveValue(INVERTER);
  await choose(page, 'Attribute', /Active power limit/);
  await dialog.getByRole('textbox', { name: 'Value' }).fill('55');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Command issued')).toBeVisible();
  await expect(
    row(page, '55')
      .first()
      .getByText(/^(Answered|Failed|Timed out)$/),
  ).toBeVisible({ timeout: 60_000 });
});

// covers VS-092
test('firmware is uploaded, found and downloaded', async ({ page }) => {
  const version = unique('9').replace(/\s/g, '').slice(0, 30);
  await visit(page, '/iotPlatform/firmware/create', admin, 'New firmware package');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please select the upgrade package file')).toBeVisible();
  await page.getByRole('textbox', { name: 'Version number' }).fill(version);
  await page.getByRole('combobox', { name: 'Affiliated product' }).fill('Wall 13');
  await page.getByRole('option', { name: /Wall 13/ }).click();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'pack.bin', mimeType: 'application/octet-stream', buffer: Buffer.from([1, 2, 3]) });
  // the name stands there while it is still on its way
  await expect(page.getByText('Uploaded', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: version })).toBeVisible();
  await go(page, '/iotPlatform/firmware');
  await expect(page.getByRole('heading', { level: 1, name: 'Firmware', exact: true })).toBeVisible();
  await search(page, 'Version number', version);
  await expect(page.getByRole('row')).toHaveCount(2); // it is all that is left
  const download = page.waitForEvent('download');
  await rowAction(page, version, 'Download');
  expect((await download).suggestedFilename()).toBe('pack.bin');
});

/** Finds a record by its name in a picker that shows the first of many. */
async function pick(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name }).click();
}

/** A file of one sheet, as a person would have it. */
function sheet(rows: readonly (readonly (string | number)[])[]) {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Attributes');
  return {
    name: 'attributes.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
  };
}

// covers VS-082, VS-095, VR-037
test('attributes of a product come from a sheet, and a draft rule over one of them is tried before anything is saved', async ({
  page,
}) => {
  const own = mark();
  const product = 'Helio String 50K';
  await visit(page, '/iotPlatform/product/productProperty', admin, 'Product properties');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Drop the file here/ }).click();
  const head = [
    'Product',
    'Attribute code',
    'Attribute name',
    'Value type',
    'Read-write type',
    'Data type',
    'Unit',
    'Function code',
    'Register address',
    'Length',
  ];
  const line = (name: string, register: number) => [
    product,
    name,
    `Attribute ${name}`,
    'Dynamic',
    'Read only',
    'Float',
    'kW',
    '04',
    register,
    2,
  ];
  await (await chooser).setFiles(sheet([head, line(`a${own}`, 7), line(`b${own}`, 70_000)]));
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rows passed: 1. Failed: 1.' })).toBeVisible();
  await page
    .getByRole('gridcell')
    .filter({ hasText: '70000' })
    .or(page.getByRole('gridcell').filter({ hasText: '70,000' }))
    .first()
    .click();
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('9');
  await page.keyboard.press('Enter');
  const confirmed = nextAnswer(page, '/protocol/confirmImport');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('button', { name: 'Confirm import' }).click();
  expect(await confirmed).toMatchObject({ code: '0000', data: { successCount: 2 } });
  await expect(page.getByText('Rows imported: 2. Not imported: 0.')).toBeVisible();

  await visit(page, '/iotPlatform/alarm/rule/create', admin, 'New alarm rule');
  const preview = page.getByRole('region', { name: 'Preview' });
  await pick(page, 'Product', product);
  await expect(preview.getByRole('alert')).toHaveText(
    'To run the rule, fill in: Attribute, Trigger condition, Min threshold',
  );
  await pick(page, 'Attribute', `Attribute a${own}`);
  await choose(page, 'Trigger condition', 'Greater than');
  await page.getByRole('textbox', { name: 'Min threshold' }).fill('-1000');
  await expect(preview.getByRole('alert')).toHaveText('Choose a device to see when the rule would have triggered.');
  await preview.getByRole('combobox', { name: 'Device of the product' }).click();
  await page.getByRole('option').first().click();
  await expect(preview.getByText('The rule would have triggered 1 time in the last 7 days')).toBeVisible();
  await expect(preview.getByRole('cell', { name: 'Still lasts' })).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('textbox', { name: 'Min threshold' }).fill('1000');
  await expect(preview.getByText('The rule would not have triggered in the last 7 days')).toBeVisible();
  expect(requests.filter((url) => url.includes('/propertyValuePage') || url.includes('/alarmRule/'))).toEqual([]);
});

const rulesBy = (filter: object) =>
  `/iotPlatform/alarm/rule?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

test('a filter is turned to what it is not and to one of several, its address opens the same, and what cannot be is left out', async ({
  page,
}) => {
  await visit(page, rulesBy({ severity: 'major' }), admin, 'Alarm rules');
  const comparison = page.locator('[data-filter=severity]');
  const cells = page.getByRole('cell', { name: 'Major', exact: true });
  await expect(cells.first()).toBeVisible();
  const count = await cells.count();
  await comparison.getByRole('button', { name: 'Comparison: is', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'is not', exact: true }).click();
  await expect(cells).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Severity is not');
  await page.reload();
  await expect(comparison.getByRole('button', { name: 'Comparison: is not', exact: true })).toBeVisible();
  await expect(cells).toHaveCount(0);
  await comparison.getByRole('button', { name: 'Comparison: is not', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'is one of', exact: true }).click();
  await expect(cells).toHaveCount(count);
  await visit(page, rulesBy({ severity: ['major'], status: { a: 1 }, type: 'nothing' }), admin, 'Alarm rules');
  await expect(cells).toHaveCount(count);
});
