import { test } from 'vitest';
import { expect } from './expect';
import { narrowTo, row, rowAction, toast, usePage } from './page';

const page = usePage();

// covers HS-047, H-237, H-238, H-239, H-240
test('a tenant is given brands, ticked in a tree', async () => {
  await page.open('/backOffice/brandDistribution');
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
test('the devices of a lead are merged with those of its controller, after both sides were seen', async () => {
  await page.open('/backOffice/lead');
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
test('a controller finds devices around it, and those that are chosen are connected and bound', async () => {
  await page.open('/backOffice/controller');
  await narrowTo(page, 'HUB27900000');
  await rowAction(page, 'Hub in stock 1', 'Discover devices');
  const dialog = page.getByRole('dialog', { name: /^Discover devices/ });
  await dialog.getByRole('button', { name: 'Start discovery' }).click();
  await page.settled();
  page.pass(60_000);
  await expect(dialog.getByRole('checkbox', { name: 'XX9900012004' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Search again' })).toBeEnabled();
  await dialog
    .getByRole('checkbox', { name: /9900012/, disabled: false })
    .first()
    .check(); // one that was bound before is closed
  await dialog.getByRole('button', { name: 'Connect 1' }).click();
  await page.settled();
  page.pass(60_000);
  await dialog.getByRole('button', { name: 'Bind 1' }).click();
  await expect(page.getByText('Devices bound')).toBeVisible();
});

// covers HS-044, HS-046, H-236
test('the top brands are looked through, capabilities are put in another order, and one is switched off and on', async () => {
  await page.open('/backOffice/brand');
  await page.getByRole('button', { name: 'Featured brands' }).click();
  const top = page.getByRole('dialog', { name: 'Top brands' });
  await expect(top.getByRole('row').nth(1)).toContainText(/Displayed|Hidden/);
  await page.keyboard.press('Escape');
  await expect(top).toHaveCount(0);

  await page.open('/backOffice/capabilityConfig');
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
test('a password of a user is made anew and shown once, the own tenant is looked at, and recommendations are compared', async () => {
  await page.open('/backOffice/systemUser');
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

  await page.open('/backOffice/aiRecommendation');
  for (const at of [1, 2]) await page.getByRole('main').getByRole('row').nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog', { name: 'Compare' }).getByRole('columnheader').nth(2)).toBeVisible();
});
