import { readFile } from 'node:fs/promises';
import { read, utils, write } from '@e965/xlsx';
import { tenantAdmin } from './support/accounts';
import { exported, go, open, row } from './support/console';
import { expect, test } from './support/test';
import { mark } from './support/unique';

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
