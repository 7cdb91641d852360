import { expect as expectValue, test } from 'vitest';
import { mark, unique } from '../e2e/support/unique';
import { expect } from './expect';
import { fillForm } from './fillForm';
import { choose, exported, narrowTo, row, rowAction, toast, usePage } from './page';

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
  await expect(dialog.getByRole('row').nth(1)).toContainText('Connecting');
  page.pass(60_000);
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

/** Two numbers no other test uses, and one that nobody has. */
const numbers = () => {
  const own = mark().toUpperCase();
  return [`SN${own}1`, `SN${own}2`, `NO${own}`] as const;
};
const KIND = { type: 'meter', model: 'P1 Link' } as const;

/** Opens the dialog in which a tenant gets serial numbers, and chooses the tenant. */
async function distributing() {
  await page.getByRole('button', { name: 'Distribute', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Distribute' });
  await dialog.getByRole('combobox', { name: 'Tenant' }).click();
  await page.getByRole('option', { name: 'Nordlys Energi' }).click();
  return dialog;
}

// covers HS-049, H-152, H-157, H-158, H-159, H-160
test('serial numbers are matched before they are given, and only what can be is', async () => {
  const [first, second, unknown] = numbers();
  await page.open('/backOffice/serialNumber');
  await page.getByRole('button', { name: 'Add several' }).click();
  const adding = page.getByRole('dialog', { name: 'Add several' });
  await adding.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Meter' }).click();
  await choose(page, 'Model', KIND.model);
  await adding.getByRole('combobox', { name: 'Brand' }).fill('Gridsense');
  await page.getByRole('option', { name: 'Gridsense' }).click();
  await adding.getByRole('combobox', { name: 'Serial numbers' }).fill(`${first},${second},`);
  await adding.getByRole('button', { name: 'Submit' }).click();
  await expect(adding).toHaveCount(0);

  await page.open('/backOffice/snTenant');
  const dialog = await distributing();
  await dialog.getByRole('textbox', { name: 'Serial numbers' }).fill([first, second, unknown].join('\n'));
  await dialog.getByRole('button', { name: 'Match 3' }).click();
  await expect(dialog.getByText('2 of 3 can be distributed')).toBeVisible();
  await expect(dialog.getByRole('row', { name: unknown })).toContainText('Does not exist');
  await dialog.getByRole('button', { name: 'Distribute 2' }).click();
  await expect(dialog).toHaveCount(0);
  await narrowTo(page, first);
  await expect(row(page, first)).toContainText('Nordlys Energi');
});
