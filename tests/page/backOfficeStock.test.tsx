import { expect as expectValue, test } from 'vitest';
import { mark, unique } from '../e2e/support/unique';
import { expect } from './expect';
import { fillForm } from './fillForm';
import { exported, narrowTo, row, rowAction, toast, usePage } from './page';

const page = usePage();

// covers H-154
test('serial numbers are exported', async () => {
  await page.open('/backOffice/serialNumber');
  await expect(page.getByRole('main').getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const file = await exported(
    page,
    page.getByRole('main').getByRole('button', { name: 'Export', exact: true }),
    'File from the server',
  );
  expectValue(file.suggestedFilename()).toMatch(/\.(xlsx?|csv)$/);
});

// covers H-190, H-194, H-195, H-196, H-197
test('a meter is connected by hand below a controller: brand, model and protocol follow from each other', async () => {
  await page.open('/backOffice/controller');
  await narrowTo(page, 'EC240060022');
  await row(page, 'EC240060022').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Sub-devices', exact: true }).click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  // a cloud may tell how far it is and no more: which devices it has reached is asked then
  page.answer({
    '/controller/monitorControllerSubResult': async (_, forward) => {
      const { data } = (await (await forward()).json()) as { readonly data: object };
      return { ...data, list: undefined };
    },
  });
  const dialog = page.getByRole('dialog', { name: 'Connect' });
  await fillForm(page, dialog, { SN: `M${mark().toUpperCase()}`, Name: unique('Meter'), 'Device type': 'Meter' });
  for (const next of ['Brand', 'Model', 'Protocol', 'Measuring point']) {
    await dialog.getByRole('combobox', { name: next, exact: true }).click();
    await page.getByRole('option', { disabled: false }).first().click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog.getByRole('row').nth(1)).toContainText(/Connected|Failed/);
});

// covers H-136
test('the cloud suggests values for a filter of leads', async () => {
  await page.open('/backOffice/lead');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('combobox', { name: 'E-mail', exact: true }).fill('jacobs');
  await page
    .getByRole('option', { name: /jacobs@/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('main').getByRole('table').getByRole('row').nth(1)).toContainText('Jacobs');
});

// covers H-200
test('a controller that is online is told to upgrade', async () => {
  await page.open('/backOffice/controller');
  await narrowTo(page, 'EC240120044');
  await rowAction(page, 'EC240120044', 'Upgrade');
  const dialog = page.getByRole('dialog', { name: 'Upgrade' });
  await fillForm(page, dialog, { Package: 'Home Hub 2.15' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, /Upgrade/).first()).toBeVisible();
});
