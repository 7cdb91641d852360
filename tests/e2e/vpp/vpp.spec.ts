import { tenantAdmin } from '../support/accounts';
import { open } from '../support/console';
import { expect, test } from '../support/test';

// covers VS-001, VS-002, VS-003, VS-004, VS-005, VS-007, VR-031
test('an order is divided to the kW, confirmed, sent after two questions, read back, and stopped with a reason', async ({
  page,
}) => {
  test.slow();
  await open(page, '/vpp/plan/responseOrder', tenantAdmin);
  await page.getByRole('button', { name: 'To be assigned' }).click();
  await page.getByRole('link', { name: /^RO-/ }).first().click();
  const order = (await page.getByRole('heading', { name: /^RO-/ }).textContent()) ?? '';

  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/not assigned/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Recalculate' }).click();
  await expect(dialog.getByText('None: the whole target is assigned')).toBeVisible();
  const power = dialog.getByRole('textbox', { name: /^Assigned power of Delfzijl storage/ });
  await power.fill('99999');
  await expect(dialog.getByText(/^At most /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await power.fill('1');
  await expect(dialog.getByText(/not assigned/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Delfzijl storage is locked' }).check();
  await dialog.getByRole('button', { name: 'Recalculate' }).click();
  await expect(dialog.getByText('None: the whole target is assigned')).toBeVisible();
  await expect(power).toHaveValue('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Send command' }).click();
  await expect(dialog.getByText(/resources will be told to use/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  const send = dialog.getByRole('button', { name: 'Send command' });
  await expect(send).toBeDisabled();
  await dialog.getByRole('textbox', { name: /^Type / }).fill(order);
  await send.click();
  await expect(dialog.getByText(/^Sending 0$/)).toBeVisible({ timeout: 45_000 });
  await expect(dialog.getByText(/^Not sent 0$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await expect(page.getByText('Send command · Confirmed → Sent')).toBeVisible(); // it is stopped as it is by then
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('textbox', { name: /^Type / }).fill(order);
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: /^Reason for stopping/ }).fill('The grid operator withdrew the notice.');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('The grid operator withdrew the notice.').first()).toBeVisible();
});

// covers VS-021
test('a plant tells what it can do now and in the next 24 hours', async ({ page }) => {
  await open(page, '/vpp/plant', tenantAdmin);
  await page.getByRole('link', { name: 'Utrecht-Brabant VPP', exact: true }).click();
  await page.getByRole('tab', { name: 'What it can do now' }).click();
  await expect(page.getByText('Upward capacity').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ability of the next 24 hours' })).toBeVisible();
});
