import { test } from 'vitest';
import { expect } from './expect';
import { firstRow, fromMenu, usePage } from './page';

const page = usePage();

const ENERGY = ['Station energy', 'Grid energy', 'Storage energy', 'PV energy', 'Charger energy'];
const BENEFIT = ['Station revenue', 'Charger revenue', 'Grid revenue', 'Storage revenue', 'PV revenue'];

// covers VS-064, VS-065, VS-066, VS-067, VS-068
test('five statistics of energy are opened from the menu, each with rows', async () => {
  await page.open('/statistics/smartGridUnit');
  for (const name of ENERGY) {
    await fromMenu(page, ['Statistics', 'Energy'], name);
    await firstRow(page);
  }
});

// covers VS-069, VS-070, VS-071, VS-072, VS-073, VS-074
test('five statistics of benefit and the smart-grid units are opened from the menu, each with rows', async () => {
  await page.open('/statistics/smartGridUnit');
  for (const name of BENEFIT) {
    await fromMenu(page, ['Statistics', 'Revenue'], name);
    await firstRow(page);
  }
  await fromMenu(page, ['Statistics'], 'Microgrid units');
  await firstRow(page);
});

// covers VS-078
test('a calculator begins with what a station says, and tells which inputs matter most', async () => {
  await page.open('/calculator/pv');
  const price = page.getByRole('textbox', { name: /^Self-consumption price/ });
  const capacity = page.getByRole('textbox', { name: /^Capacity/ });
  await price.fill('0.8');
  await page.getByRole('combobox', { name: /^Take values from/ }).fill('Suzhou');
  await page.getByRole('option', { name: 'Suzhou Industrial Park' }).click();
  await expect(page.getByText(/^From Suzhou Industrial Park: Capacity$/)).toBeVisible();
  await expect(page.getByText(/^From PV revenue \d{4}: .*Feed-in price/)).toBeVisible();
  await expect(capacity).not.toHaveValue('254.55'); // what it begins with alone
  await expect(price).toHaveValue('0.8'); // typed by a person
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('button', { name: 'Find out' }).click();
  const most = page.getByRole('list', { name: 'What matters most: Net present value' });
  await expect(most.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: /^Show all \d+ inputs/ }).click();
  await expect(most.getByRole('listitem').filter({ hasText: 'Discount rate' })).toBeVisible();
  await page.getByRole('button', { name: 'Payback period', exact: true }).click();
  await expect(
    page.getByRole('list', { name: 'What matters most: Payback period' }).getByRole('listitem').first(),
  ).toBeVisible();
});
