import { test } from 'vitest';
import { unique } from '../e2e/support/unique';
import { expect } from './expect';
import { choose, row, toast, usePage, visit } from './page';

const page = usePage();

const DEVICES = '/iotPlatform/device/device';

// covers VS-087
test('devices are found by what they are and whether they are online', async () => {
  await visit(page, DEVICES, 'Devices');
  await expect(page.getByText(/^1,\d{3} in total$/)).toBeVisible();
  await choose(page, 'Network status', 'Offline');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(/^1,\d{3} in total$/)).toHaveCount(0);
  const table = page.getByRole('table');
  await expect(table.getByText('Offline', { exact: true }).first()).toBeVisible();
  await expect(table.getByText('Online', { exact: true })).toHaveCount(0);
});

// covers VS-083
test('a device model is created with standard attributes offered at once, and published after a question', async () => {
  const name = unique('Model');
  await visit(page, '/iotPlatform/product/productType/create', 'New device model');
  await page.getByRole('textbox', { name: 'Device model code' }).fill(name.replace(/\W/g, '').slice(0, 32));
  await page.getByRole('textbox', { name: 'Device model name' }).fill(name);
  await page.getByRole('combobox', { name: 'Affiliated product type' }).fill('Battery');
  await page.getByRole('option', { name: 'Battery' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Newly created successfully!')).toBeVisible();
  await page
    .getByRole('alertdialog', { name: 'Add standard attributes now?' })
    .getByRole('button', { name: 'Add standard attributes' })
    .click();
  const standards = page.getByRole('dialog', { name: /Add standard attributes/ });
  await standards.getByRole('button', { name: 'Add 5 attributes' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'soc', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Publish the latest version of the device model');
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page, 'Published successfully!')).toBeVisible();
  await expect(page.getByText('V1', { exact: true })).toBeVisible();
});

// covers VS-093
test('an alarm is ignored after a question', async () => {
  await visit(page, '/iotPlatform/alarm/alarm', 'Alarms');
  await choose(page, 'Status', 'Active');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const first = page.getByRole('row').filter({ hasText: 'Active' }).first();
  await expect(page.getByRole('cell', { name: /^(Recovered|Ignored)/ })).toHaveCount(0);
  await expect(first).toBeVisible();
  const ignored = row(page, (await first.textContent()) ?? '');
  await expect(ignored).toHaveCount(1);
  await first.getByRole('button', { name: /^Ignore/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ignore' }).click();
  await expect(toast(page, 'Operation successful!')).toBeVisible();
  await expect(ignored).toHaveCount(0); // the next page's first may have taken the place
});
