import { test } from 'vitest';
import { tenantAdmin } from '../e2e/support/accounts';
import { mark } from '../e2e/support/unique';
import { expect } from './expect';
import { row, usePage } from './page';

const page = usePage();

// covers VS-011, V-042, V-044, V-045
test('a notice is taken part in; one entered by hand can still be edited', async () => {
  await page.open('/vpp/trade/notice', { account: tenantAdmin });
  const pending = page
    .getByRole('row', { name: /Pending/ })
    .filter({ hasText: 'From the platform' })
    .first();
  const number = (await pending.getByText(/^TN-/).textContent()) ?? '';
  await pending.getByRole('button', { name: /^Take part/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take part' }).click();
  await expect(row(page, number)).toContainText('Open for offers');
  const manual = page.getByRole('row', { name: /Entered by hand/ }).first();
  await expect(manual.getByRole('link', { name: /^Edit/ })).toBeVisible();
});

// covers VS-012, V-050, V-052, V-053
test('a cleared price is corrected with a reason', async () => {
  await page.open('/vpp/trade/result', { account: tenantAdmin });
  const open1 = page.getByRole('row', { name: /To be confirmed/ }).first();
  await open1.getByRole('button', { name: /^Edit price/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Cleared price' }).fill('0.4321');
  await dialog.getByRole('textbox', { name: 'Reason for the price' }).fill('The market corrected its notice');
  await dialog.getByRole('button', { name: 'Edit price' }).click();
  await expect(page.getByText('0.4321 EUR/kWh').first()).toBeVisible();
});

// covers VS-015, VS-016, VS-017, V-064, V-065, V-067, V-068, V-075
test('every figure of a settlement tells how it was computed', async () => {
  for (const place of ['appraisal', 'trade', 'orderInfo']) {
    await page.open(`/vpp/settlement/${place}`, { account: tenantAdmin });
    if (place === 'orderInfo') {
      await page
        .getByRole('button', { name: /^More actions/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'How this was computed' }).click();
    } else
      await page
        .getByRole('button', { name: /^How this was computed/ })
        .first()
        .click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Recomputed from these inputs: matches.').first()).toBeVisible();
    await expect(drawer.getByText(/From the inputs shown it would be/)).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Close' }).click();
  }
});

// covers VS-020, V-089, V-090, V-091, V-092
test('a bill of a month is adjusted with a reason and sent once', async () => {
  await page.open('/vpp/settlement/monthBill', { account: tenantAdmin });
  const bill = page.getByRole('row', { name: /To be sent/ }).first();
  const number = (await bill.getByText(/^MB-/).textContent()) ?? '';
  await bill.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('textbox', { name: 'Adjustment', exact: true }).fill('-12.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please fill in Reason for the adjustment!')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason for the adjustment' }).fill(`Meter read again ${mark()}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).not.toHaveURL(/edit/);
  await page.go('/vpp/settlement/monthBill');
  await row(page, number).getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(row(page, number)).toContainText('Sent');
  await expect(row(page, number).getByRole('link', { name: /^Edit/ })).toHaveCount(0);
});

// covers VS-025, V-124, V-125, V-126
test('regulation is followed live; its settings are asked twice and read back', async () => {
  await page.open('/vpp/frequency/regulation', { account: tenantAdmin });
  const plant = page.getByRole('combobox', { name: 'VPP', exact: true });
  await expect(plant).not.toHaveValue(/^…?$/); // it opens with the first
  await plant.fill('Utrecht');
  await page.getByRole('option', { name: 'Utrecht-Brabant VPP' }).click();
  await expect(page.getByText('Target and actual power, grid frequency')).toBeVisible();
  await page.getByRole('button', { name: 'Change settings' }).click();
  const droop = page.getByRole('textbox', { name: 'Droop' });
  await expect(droop).toHaveValue(/\d/);
  const next = (await droop.inputValue()) === '4' ? '5' : '4'; // what stands there already is not sent
  await droop.fill(next);
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('row', { name: /Droop/ })).toContainText(`${next}%`);
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(question.getByText('Accepted and read back')).toBeVisible();
});
