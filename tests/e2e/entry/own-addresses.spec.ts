import { admin } from '../support/accounts';
import { go, open } from '../support/console';
import { expect, test } from '../support/test';

const DEVICES = '/iotPlatform/device/device';

test('what of a device is looked at stays in the address of its page, over its tabs and a reload', async ({ page }) => {
  await open(page, DEVICES, admin);
  await page.locator('tr[data-key]').first().getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Telemetry' }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: 'Month', exact: true }).click();
  await expect(page).toHaveURL(/[?&]by=month&from=\d{4}-\d{2}-01/);
  await panel.getByRole('button', { name: 'Previous month' }).click();
  await expect(page).toHaveURL(/tab=telemetry/);
  const month = /from=([\d-]+)/.exec(page.url())?.[1];

  await page.reload();
  await expect(page.getByRole('tab', { name: 'Telemetry' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('button', { name: 'Month', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(page.url()).toContain(`from=${month}`);

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page).toHaveURL(new RegExp(`from=${month}`));
  await page.goBack();
  await expect(page).not.toHaveURL(/from=/);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`from=${month}`));

  // what an address cannot mean is left out, and no error
  await go(page, `${new URL(page.url()).pathname}?tab=telemetry&by=range&from=2026-11-09&to=2026-11-01&codes=none`);
  await expect(panel.getByRole('button', { name: 'Day', exact: true })).toHaveAttribute('aria-pressed', 'true');
});
