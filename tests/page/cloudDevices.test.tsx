import { test } from 'vitest';
import { unique } from '../e2e/support/unique';
import { expect } from './expect';
import { choose, firstRow, fromMenu, listed, openFirst, row, rowAction, search, usePage } from './page';

const page = usePage();

const DEVICES = ['Devices'];
const LIBRARY = ['Device models', 'Device products', 'Device services', 'Device codes', 'Device properties'];

// covers VS-034, VS-035, VS-036, VS-037, VS-038, VS-039
test('the lists of the device library are opened from the menu, and a brand is added', async () => {
  await page.open('/cloud/device/overview');
  await fromMenu(page, DEVICES, 'Device overview');
  await expect(page.getByRole('main').getByText('All devices')).toBeVisible();
  await expect(listed(page).filter({ hasText: 'Utrecht Zuid' }).first()).toBeVisible();

  await fromMenu(page, DEVICES, 'Device brands');
  const brand = unique('Brand');
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByRole('textbox', { name: /^Brand/ }).fill(brand);
  await page.getByLabel('Manufacturer').fill('Works of the walk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: brand })).toBeVisible();
  for (const name of LIBRARY) {
    await fromMenu(page, DEVICES, name);
    await firstRow(page);
  }
});

// covers VS-028, VS-030, VS-032, VS-033, VS-051, VS-052, VS-053
test('devices and stations are opened from the menu, filtered and read', async () => {
  await page.open('/cloud/device/overview');
  await fromMenu(page, DEVICES, 'Device management');
  await choose(page, 'Device type', 'PCS');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(listed(page).filter({ hasText: 'Inverter' })).toHaveCount(0);
  await openFirst(page);
  for (const tab of ['Values', 'States', 'Alarms', 'Controls']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name: tab, exact: true }).getByText(/ in total$/)).toBeVisible();
  }

  await fromMenu(page, DEVICES, 'Device control');
  await openFirst(page);
  await fromMenu(page, DEVICES, 'Data monitor');
  await firstRow(page);
  await fromMenu(page, DEVICES, 'Third-party devices');
  await firstRow(page);

  await fromMenu(page, ['Energy cloud'], 'Mobile stations');
  await firstRow(page);
  await fromMenu(page, ['Energy cloud'], 'Stations');
  await search(page, 'Station name', 'Utrecht Zuid');
  await expect(row(page, 'Utrecht Rooftop')).toHaveCount(0);
  await row(page, 'Utrecht Zuid').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Utrecht Zuid' })).toBeVisible();
  await page.getByRole('tab', { name: 'This month' }).click();
  await expect(page.getByRole('tabpanel').getByText('Devices online')).toBeVisible();
  await fromMenu(page, ['Energy cloud'], 'Stations');
  await rowAction(page, 'Utrecht Zuid', 'Purchasing info');
  await expect(page.getByRole('dialog').getByLabel('Supplier')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
});

// covers VS-029
test('parameters of a device are written, and read back as they were written', async () => {
  await page.open('/cloud/device/overview');
  await fromMenu(page, DEVICES, 'Device control');
  const number = /CT-[\d-]+/.exec(await (await firstRow(page)).textContent())?.[0] ?? '';
  const parameters = page.getByRole('dialog', { name: 'Device parameters' });
  const value = parameters.getByRole('textbox', { name: /^Value/ }).first();
  const show = async () => {
    await rowAction(page, number, 'Device parameters');
    await expect(value).not.toHaveValue('');
  };
  await show();
  await expect(parameters.getByRole('cell', { name: 'Power limit', exact: true })).toBeVisible();
  const other = (await value.inputValue()) === '321' ? '123' : '321'; // another than the last try's
  await value.fill('1001');
  await parameters.getByRole('button', { name: 'Submit' }).click();
  await expect(value).toHaveAttribute('aria-invalid', 'true'); // above what the device can take
  await value.fill(other);
  await parameters.getByRole('button', { name: 'Submit' }).click();
  await expect(parameters).toHaveCount(0);
  await show();
  await expect(value).toHaveValue(other);
});

// covers V-148
test('a device of another platform is taken over again, and says when', async () => {
  await page.open('/cloud/device/overview');
  await fromMenu(page, DEVICES, 'Third-party devices');
  await expect(listed(page).first().getByRole('cell', { name: 'Inverter', exact: true })).toBeVisible();
  const waiting = listed(page)
    .filter({ hasText: /Not synchronized|Failed/ })
    .first();
  const number = /TP\d+/.exec(await waiting.textContent())?.[0] ?? '';
  const own = listed(page).filter({ hasText: number });
  await own.getByRole('button', { name: /^Sync / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sync' }).click();
  await expect(own).not.toContainText(/Not synchronized|Failed/);
  await expect(own.getByRole('cell', { name: 'Synchronized', exact: true })).toBeVisible();
});
