import { admin } from '../support/accounts';
import { choose, go, narrowTo, open, row, rowAction, toast } from '../support/console';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';
import { typeTime } from '../support/typeTime';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// covers HS-047, H-237, H-238, H-239, H-240
test('a tenant is given brands, ticked in a tree', async ({ page }) => {
  await open(page, '/backOffice/brandDistribution', admin);
  const own = row(page, 'Gobi Solar');
  const dialog = page.getByRole('dialog', { name: 'Distribute: Gobi Solar' });
  const give = async (brand: string, ticked: boolean) => {
    const item = dialog.getByRole('treeitem', { name: brand, exact: true });
    await expect(item).toBeVisible();
    if (((await item.getAttribute('aria-checked')) === 'true') !== ticked) await item.click();
    await expect(item).toHaveAttribute('aria-checked', String(ticked));
  };
  for (const both of [false, true]) {
    await rowAction(page, 'Gobi Solar', 'Distribute');
    await give('Helion', true);
    await give('Voltara', both);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(own).toContainText('Helion');
    await expect(own.getByText('Voltara')).toHaveCount(both ? 1 : 0);
  }
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
  await narrowTo(page, 'HUB27900000');
  await rowAction(page, 'Hub in stock 1', 'Discover devices');
  const dialog = page.getByRole('dialog', { name: /^Discover devices/ });
  await dialog.getByRole('button', { name: 'Start discovery' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'XX9900012004' })).toBeDisabled({ timeout: 20_000 });
  await expect(dialog.getByRole('button', { name: 'Search again' })).toBeEnabled({ timeout: 20_000 });
  await dialog
    .getByRole('checkbox', { name: /9900012/, disabled: false })
    .first()
    .check(); // one that was bound before is closed
  await dialog.getByRole('button', { name: 'Connect 1' }).click();
  await dialog.getByRole('button', { name: 'Bind 1' }).click({ timeout: 20_000 });
  await expect(page.getByText('Devices bound')).toBeVisible();
});

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

// covers HS-044, HS-046, H-236
test('the top brands are looked through, capabilities are put in another order, and one is switched off and on', async ({
  page,
}) => {
  await open(page, '/backOffice/brand', admin);
  await page.getByRole('button', { name: 'Featured brands' }).click();
  const top = page.getByRole('dialog', { name: 'Top brands' });
  await expect(top.getByRole('row').nth(1)).toContainText(/Displayed|Hidden/);
  await page.keyboard.press('Escape');
  await expect(top).toHaveCount(0);

  await open(page, '/backOffice/capabilityConfig', admin);
  await page.getByRole('main').getByRole('button', { name: 'Sort', exact: true }).first().click();
  const sorting = page.getByRole('dialog', { name: 'Sort' });
  const items = sorting.getByRole('listitem');
  const first = await items.first().innerText();
  await items.first().getByRole('button', { name: /down$/ }).click();
  await expect(items.nth(1)).toContainText(first);
  await sorting.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Order saved')).toBeVisible();

  await rowAction(page, 'smartCharging', 'Switch off');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(row(page, 'smartCharging')).toContainText('Off');
  await rowAction(page, 'smartCharging', 'Switch on');
  await expect(row(page, 'smartCharging')).toContainText('On');
});

// covers HS-068, HS-042
test('a password of a user is made anew and shown once, the own tenant is looked at, and recommendations are compared', async ({
  page,
}) => {
  await open(page, '/backOffice/systemUser', admin);
  await page.getByRole('button', { name: 'My tenant' }).click();
  const tenant = page.getByRole('dialog', { name: 'My tenant' });
  await expect(tenant.getByRole('cell').first()).toBeVisible();
  await tenant.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Reset password Alva Ek' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Reset password' })
    .click();
  const secret = page.getByRole('dialog', { name: 'Reset password' });
  await expect(secret.getByRole('alert')).toContainText('shown only once');
  await secret.getByRole('button', { name: 'I have saved it' }).click();

  await open(page, '/backOffice/aiRecommendation', admin);
  for (const at of [1, 2]) await page.getByRole('main').getByRole('row').nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog', { name: 'Compare' }).getByRole('columnheader').nth(2)).toBeVisible();
});
