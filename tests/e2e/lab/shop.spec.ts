import type { Page } from '@playwright/test';
import { startJsonServer, type JsonServer } from '../../provider/startJsonServer.mjs';
import { admin } from '../support/accounts';
import { row, visit } from '../support/console';
import { expect, test } from '../support/test';

/* Three schemas over a json-server that really runs, in the browser. */

let server: JsonServer;
test.beforeEach(async ({ page }) => {
  server = await startJsonServer();
  await page.route('**/shop-data/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${server.origin}${pathname}${search}` }) });
  });
});
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await server.close();
});

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

test('a record is edited and deleted, and what no field asks for stays', async ({ page }) => {
  await visit(page, '/shop/product/5/edit', admin, /Product 05/);
  await page.getByLabel('Name').fill('Renamed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.records.products[4])
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
  await expect.poll(() => server.records.makers.length).toBe(3);
});
