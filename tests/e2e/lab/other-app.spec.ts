import type { Page } from '@playwright/test';
import { expectContrast } from '../support/accessible';
import { row } from '../support/console';
import { hostNamed, LAB_PORT } from '../support/ports';
import { test } from '../support/shop/shopData';
import { expect } from '../support/test';

/* Schemas in a react-admin app of somebody else, below a path of its own, over a json-server whose ids are numbers. */

test.use({ baseURL: hostNamed('admin.localhost', LAB_PORT) });

const openList = async (page: Page) => {
  await page.goto('/back/products');
  await expect(row(page, 'Product 01')).toBeVisible();
};

/** Only what is ours: the link of react-admin that skips its menu has too little contrast. */
const expectReadable = (page: Page) => expectContrast(page, '#main-content');

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('a list, a detail and a form have the look of the app, and can be read', async ({ page }) => {
      await openList(page);
      const tag = row(page, 'Product 01').locator('.status-tag');
      await expect(tag).toHaveCSS('display', 'inline-flex');
      await expect(tag).toHaveCSS('font-family', /Roboto/);
      await expectReadable(page);
      await row(page, 'Product 01').getByRole('link', { name: 'Product 01', exact: true }).click();
      await expect(page).toHaveURL(/\/back\/products\/1\/show$/);
      await expect(page.getByRole('heading', { name: 'Product 01' })).toBeVisible();
      await expectReadable(page);
      await page.goto('/back/products/1/edit');
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Product 01');
      await expectReadable(page);
    });
  });

test('filters, opens, saves and deletes, with ids as numbers', async ({ page, shop }) => {
  await openList(page);
  await expect(row(page, 'Product 01')).toContainText('Acme');
  await expect(row(page, 'Product 01')).toContainText('Aachen');
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Sold' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('19 in total')).toBeVisible();
  await row(page, 'Product 05').getByRole('link', { name: 'Edit Product 05' }).click();
  await expect(page).toHaveURL(/\/back\/products\/5\/edit$/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Renamed');
  await page.getByRole('combobox', { name: 'Maker' }).click();
  await page.getByRole('option', { name: 'Delta' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/back\/products\/5\/show$/);
  await expect(page.getByRole('heading', { name: 'Renamed' })).toBeVisible();
  expect(shop.records.products[4]).toMatchObject({
    id: 5,
    name: 'Renamed',
    makerId: 4,
    store: { city: 'Aachen', shelf: 4 },
    origin: { batch: 4 },
  });
  await page.getByRole('link', { name: 'Delta' }).click();
  await expect(page).toHaveURL(/\/back\/makers\/4\/show$/);
  await page.goto('/back/makers');
  await row(page, 'Corvus').getByRole('button', { name: 'Delete Corvus' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Corvus')).toHaveCount(0);
  await expect.poll(() => shop.records.makers.length).toBe(3);
});

test('the button of the app that asks again asks again', async ({ page, shop }) => {
  await openList(page);
  Object.assign(shop.records.products[0] ?? {}, { name: 'Product 01 b' });
  await page.getByRole('banner').getByRole('button', { name: 'Refresh' }).click();
  await expect(row(page, 'Product 01 b')).toBeVisible();
});
