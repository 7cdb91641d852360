import type { Page } from '@playwright/test';
import { admin } from '../support/accounts';
import { findOne } from '../support/cloud';
import { choose, go, row, rowAction, toast, visit } from '../support/console';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test.use({ viewport: { width: 1440, height: 1200 } });

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const saves = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Finds something by a box that searches on the server, and takes it. */
async function pick(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(text);
  await page.getByRole('option', { name: text, exact: true }).click();
}

/** What can be done with the only row of a list besides what stands in it. */
async function offered(page: Page, name: string): Promise<string[]> {
  await row(page, name)
    .getByRole('button', { name: /^More actions/ })
    .click();
  const items = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  return items;
}

/** Takes back what is published, and deletes it: before that nothing offers to. */
async function takeBackAndDelete(page: Page, name: string): Promise<void> {
  await expect(row(page, name)).toContainText('Published');
  await expect(
    row(page, name).getByRole('button', { name: new RegExp(`^(Delete|More actions for) ${name}`) }),
  ).toHaveCount(0);
  await rowAction(page, name, 'Unpublish');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(row(page, name)).toContainText('Unpublished');
  expect(await offered(page, name)).toContain('Delete');
  await rowAction(page, name, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, name)).toHaveCount(0);
  await expect(toast(page, /deleted/i)).toBeVisible();
}

// covers HS-058, H-256, H-258, H-259, H-260
test('a retailer is made, changed, published with others and deleted once it is taken back', async ({ page }) => {
  test.slow(); // two forms and a list
  const name = unique('Retailer');
  await visit(page, '/market/retailer/create', admin, 'New retailer');
  await page.getByRole('textbox', { name: 'Retailer name' }).fill(name);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Logo Add an image/ }).click();
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
  await pick(page, 'Country', 'Netherlands');
  await pick(page, 'Market areas', 'Netherlands');
  await choose(page, 'Price source', 'Manual');
  await choose(page, 'Update frequency', 'Monthly');
  await expect(page.getByRole('img', { name: 'Image 1' })).toBeVisible(); // the upload is over
  await saves(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Monthly', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await choose(page, 'Price source', 'Public web data');
  await page.getByRole('textbox', { name: 'Source address' }).fill('https://prices.example/day');
  await saves(page);
  await expect(page.getByText('https://prices.example/day')).toBeVisible();

  await go(page, '/market/retailer');
  await findOne(page, 'Retailer name', name);
  await expect(row(page, name)).toContainText('Public web data');
  await row(page, name).getByRole('checkbox').check();
  const released = page.waitForRequest(/retailer\/batchRelease$/);
  await page.getByRole('button', { name: 'Publish in batch' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish in batch' }).click();
  expect((await released).postDataJSON().ids).toHaveLength(1);
  await takeBackAndDelete(page, name);
});
