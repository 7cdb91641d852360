import { readFile } from 'node:fs/promises';
import { tenantAdmin } from '../support/accounts';
import { findOne, fromMenu, listed } from '../support/cloud';
import { exported, go, open, row, rowAction } from '../support/console';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';
import { givenBill, givenConfirmedLine } from '../support/vpp';
import { typeTime } from '../support/typeTime';

const PLANT = 'Utrecht-Brabant VPP';

// covers VS-019, V-081, V-082, V-084, V-086, V-087
test('a bill of some days is checked, generated and sent, after which nothing of it changes', async ({ page }) => {
  test.slow();
  const line = await givenConfirmedLine();
  const name = unique('Bill');
  await open(page, '/vpp/settlement/appraisal', tenantAdmin);
  await fromMenu(page, ['Settlement'], 'Ad-hoc bills');
  await expect(row(page, `${PLANT} 2`)).toBeVisible();
  await page.getByRole('link', { name: 'Generate bill', exact: true }).click();
  await page.getByRole('textbox', { name: 'Bill name' }).fill(name);
  await page.getByRole('combobox', { name: 'Customer' }).fill('GreenSource');
  await page.getByRole('option', { name: 'GreenSource Energy', exact: true }).click();
  await page.getByRole('combobox', { name: 'Resources' }).fill(line.resource);
  await page.getByRole('option', { name: line.resource, exact: true }).click();
  await page.keyboard.press('Escape');
  for (const label of ['Period from', 'Period to'])
    await typeTime(page.getByRole('group', { name: label, exact: true }), line.day);
  await page.getByRole('textbox', { name: 'Receiver e-mail' }).fill('billing@greensource.example');
  await expect(page.getByRole('region', { name: 'Check before generating' }).getByRole('alert')).toContainText(
    'Nothing',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('To be sent').first()).toBeVisible();

  await fromMenu(page, ['Settlement'], 'Ad-hoc bills');
  await rowAction(page, name, 'Send');
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(row(page, name)).toContainText('Sent');
  await expect(row(page, name).getByRole('link', { name: /^Edit/ })).toHaveCount(0);
});

// covers VS-019, V-083, V-085, V-088
test('a bill is adjusted with a reason, goes out as a sheet, and is deleted while nobody has it', async ({ page }) => {
  test.slow();
  const name = unique('Draft bill');
  await givenBill(name);
  await open(page, '/vpp/settlement/customBill', tenantAdmin);
  await findOne(page, 'Bill name', name);
  await rowAction(page, name, 'Edit');
  await page.getByRole('textbox', { name: 'Adjustment', exact: true }).fill('-1.25');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please fill in Reason for the adjustment!')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason for the adjustment' }).fill('Half a slot was counted twice');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).not.toHaveURL(/edit/);
  await go(page, '/vpp/settlement/customBill');
  await findOne(page, 'Bill name', name);
  await expect(listed(page)).toContainText('−€1.25');

  const download = await exported(
    page,
    page.getByRole('button', { name: 'Export', exact: true }),
    'File from the server',
  );
  const sheet = await readFile(await download.path());
  expect(sheet.byteLength).toBeGreaterThan(0);
  await rowAction(page, name, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(listed(page).filter({ hasText: name })).toHaveCount(0);
});
