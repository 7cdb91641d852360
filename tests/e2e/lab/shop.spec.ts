import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { admin } from '../support/accounts';
import { exported, row, visit } from '../support/console';
import { test } from '../support/shop/shopData';
import { expect } from '../support/test';

/* Three schemas over a json-server that really runs, in the browser. */

const open = (page: Page, path: string, name = path.slice(1)) => visit(page, path, admin, name);

test('a list of a data provider is filtered, sorted and paged as any other', async ({ page }) => {
  await open(page, '/shop/product');
  await expect(page.getByText('57 in total')).toBeVisible();
  await expect(row(page, 'Product 01')).toContainText('Acme');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(row(page, 'Product 11')).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Sold' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('19 in total')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').first().click();
  await page.waitForURL(/sort=price/);
  await expect(page.getByRole('row').nth(1)).toContainText('Product');
});

test('a record is edited and deleted, and what no field asks for stays', async ({ page, shop }) => {
  await visit(page, '/shop/product/5/edit', admin, /Product 05/);
  await page.getByLabel('Name').fill('Renamed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => shop.records.products[4])
    .toMatchObject({
      id: 5,
      name: 'Renamed',
      makerId: 1,
      store: { city: 'Aachen', shelf: 4 },
      origin: { batch: 4 },
    });
  await open(page, '/shop/maker');
  await row(page, 'Delta').getByRole('button', { name: 'Delete Delta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Delta')).toHaveCount(0);
  await expect.poll(() => shop.records.makers.length).toBe(3);
});

/** A file of one sheet, as a person would have it. */
function sheetOf(rows: readonly (readonly (string | number)[])[]) {
  const text = rows.map((cells) => cells.join(',')).join('\n');
  return { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test('a file is imported row by row: those that are refused stay, and only they are sent again', async ({
  page,
  shop,
}) => {
  let refused = true;
  shop.answer = (route) =>
    route.request().method() === 'POST' && refused && route.request().postData()?.includes('Third')
      ? { status: 409, json: { message: 'There is no room for it' } }
      : undefined;
  await open(page, '/shop/product');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const waiting = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Drop the file here/ }).click();
  await (
    await waiting
  ).setFiles(
    sheetOf([
      ['name', 'maker', 'price', 'state', 'city'],
      ['First', 'Acme', 3, 'Sold', 'Oslo'],
      ['Second', 'Nobody', 4, 'New', 'Riga'],
      ['Third', 'Corvus', 5, 'New', 'Rome'],
    ]),
  );
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rows passed: 2. Failed: 1.' })).toBeVisible();
  await expect(page.getByText('“Nobody” was not found')).toBeVisible();
  const at = page.getByRole('gridcell').filter({ has: page.getByText('Nobody', { exact: true }) });
  await at.click();
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('Borealis');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Rows passed: 3. Failed: 0.' })).toBeVisible();
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('Rows imported: 2. Still to correct: 1. Only these will be sent again.')).toBeVisible();
  const rows = page.getByRole('grid', { name: 'Rows of the sheet' });
  await expect(rows.getByText('There is no room for it')).toBeVisible();
  const stored = () => shop.records.products.slice(57).map((one) => [one.name, one.makerId, one.price, one.state]);
  const first = ['First', 1, 3, 'sold'];
  const second = ['Second', 2, 4, 'new'];
  expect(stored()).toEqual([first, second]);
  refused = false;
  await page.getByRole('button', { name: 'Try unchanged' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Rows imported: 3. Not imported: 0.')).toBeVisible();
  expect(stored()).toEqual([first, second, ['Third', 3, 5, 'new']]);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByText('60 in total')).toBeVisible();
});

test('the file of a list holds what all its pages hold', async ({ page, shop }) => {
  await open(page, '/shop/product');
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Sold' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('19 in total')).toBeVisible();
  const file = await exported(page, page.getByRole('button', { name: 'Export' }), 'Excel (xlsx)');
  const book = read(readFileSync(await file.path()));
  const [sheet = {}] = Object.values(book.Sheets);
  const [headings, ...rows] = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
  expect(headings).toEqual(expect.arrayContaining(['Name', 'Maker', 'State', 'City']));
  const sold = shop.records.products.filter(({ state }) => state === 'sold');
  expect(rows.map(([name]) => name).toSorted()).toEqual(sold.map(({ name }) => name).toSorted());
  expect(rows[0]).toEqual(expect.arrayContaining(['Product 02', 'Borealis', 'Sold', 'Bergen']));
});
