import { test } from 'vitest';
import { unique } from '../e2e/support/unique';
import { typeTime } from './fillForm';
import { expect } from './expect';
import { choose, firstRow, fromMenu, listed, openFirst, usePage } from './page';

const page = usePage();

// covers VS-054, VS-055, VS-056
test('an alarm leads to a work order, and the order back to the alarm', async () => {
  await page.open('/cloud/alarm/alarm');
  await fromMenu(page, ['Alarms'], 'Custom alarm grades');
  await firstRow(page);
  await fromMenu(page, ['Alarms'], 'Alarm rules');
  await openFirst(page);

  await fromMenu(page, ['Alarms'], 'Alarms');
  await choose(page, 'Status', 'Recovered');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(listed(page).filter({ hasText: 'Active' })).toHaveCount(0);
  await openFirst(page);
  const alarm = page.url();
  await page.getByRole('button', { name: 'Create a work order' }).click();
  const dialog = page.getByRole('dialog');
  // it begins with what happened where
  await expect(dialog.getByLabel('Title')).toHaveValue(/ · /);
  await expect(dialog.getByLabel('Description')).not.toHaveValue('');
  const title = unique('Order');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('Found by the walk.');
  await typeTime(page, dialog.getByRole('group', { name: /^Planned start/ }), '20300107090000');
  await typeTime(page, dialog.getByRole('group', { name: /^Planned end/ }), '20300107120000');
  for (const role of ['Signed by', 'Handled by', 'Checked by']) {
    await dialog.getByRole('combobox', { name: role }).click();
    await page.getByRole('option').first().click();
  }
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: 'Work orders' }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Open the alarm' }).click();
  await expect(page).toHaveURL(alarm);
});

// covers V-228
test('an alarm is reset after a question, and keeps who closed it', async () => {
  await page.open('/cloud/alarm/alarm');
  await fromMenu(page, ['Alarms'], 'Alarms');
  await choose(page, 'Status', 'Recovered');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(listed(page).filter({ hasText: 'Active' })).toHaveCount(0);
  await listed(page).nth(6).getByRole('link').first().click(); // the first are of others
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('It is then closed.');
  await question.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Reset', { exact: true }).first()).toBeVisible();
});

// covers VS-058, VS-059, VS-060, VS-061, VS-062, VS-063
test('plans are made and followed, carbon is bought and counted', async () => {
  await page.open('/cloud/production/plan');
  await fromMenu(page, ['Production'], 'Production plans');
  await choose(page, 'Plan type', 'Storage');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('cell', { name: /^(PV limit|Charging power|Load)$/ })).toHaveCount(0);
  await openFirst(page);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
  await fromMenu(page, ['Production'], 'Production plan history');
  await firstRow(page);
  await fromMenu(page, ['Production'], 'Plan run data');
  await expect(page.getByRole('combobox', { name: 'Production plan' })).not.toHaveValue('');

  await fromMenu(page, ['Zero carbon'], 'Emission factors');
  await (await firstRow(page)).getByRole('link').first().click();
  await expect(page.getByLabel('Source')).toBeVisible();
  await fromMenu(page, ['Zero carbon'], 'Green-energy purchases');
  await firstRow(page);
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByRole('combobox', { name: 'Station' }).click();
  await page.getByRole('option').first().click();
  await choose(page, 'Type', 'Green power');
  await page.getByLabel('Quantity').fill('100');
  await page.getByLabel('Unit price').fill('430');
  await typeTime(page, page.getByRole('group', { name: /^Month/ }), '202610');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('43,000.00').first()).toBeVisible();
  await fromMenu(page, ['Zero carbon'], 'Zero-carbon statistics');
  await expect(page.getByRole('main').getByRole('heading', { name: 'This month' })).toBeVisible();
});
