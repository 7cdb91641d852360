import { admin } from '../support/accounts';
import { choose, go, narrowTo, open, row, rowAction } from '../support/console';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';
import { typeTime } from '../support/typeTime';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// covers HS-045, H-303
test('a banner is made with its picture, looked at as the app shows it, published and taken down', async ({ page }) => {
  test.slow(); // a form, a file and a list
  const title = unique('Offer');
  await open(page, '/backOffice/banner/create', admin);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Picture Add an image' }).click();
  const uploaded = page.waitForResponse(/\/iems-goeu-web\/web\/common\/upload$/);
  await (await chooser).setFiles({ name: 'offer.png', mimeType: 'image/png', buffer: PIXEL });
  expect((await uploaded).ok()).toBe(true);
  await choose(page, 'Position', 'Discover');
  await page.getByRole('textbox', { name: 'Sort' }).fill('5');
  await page.getByRole('combobox', { name: 'Countries' }).click();
  await page.getByRole('option', { name: 'Netherlands' }).click();
  await page.keyboard.press('Escape');
  for (const [end, time] of [
    ['Start', '2026-01-01 00:00:00'],
    ['End', '2099-12-31 00:00:00'],
  ] as const)
    await typeTime(page.getByRole('group', { name: end }), time);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await go(page, '/backOffice/banner');
  await narrowTo(page, title);
  await rowAction(page, title, 'Preview');
  await expect(page.getByRole('dialog').getByText(title)).toBeVisible();
  // what was uploaded, read again
  await expect(page.getByRole('dialog').locator('img')).toHaveJSProperty('naturalWidth', 1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await rowAction(page, title, 'Publish');
  await expect(row(page, title)).toContainText('Published');
  await rowAction(page, title, 'Unpublish');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(row(page, title)).toContainText('Unpublished');
});
