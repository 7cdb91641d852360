import { admin } from './support/accounts';
import { open } from './support/console';
import { expect, test } from './support/test';

test('a platform has an overview of its figures, which a person arranges and pins blocks to', async ({ page }) => {
  test.slow(); // blocks of three reports
  await open(page, '/pv/report/stationPower', admin);
  const station = page.getByRole('combobox', { name: 'Station' });
  await expect(station).not.toHaveValue('');
  await page.getByRole('button', { name: /^Pin to overview: Power/ }).click();
  await expect(page.getByRole('button', { name: /^Unpin from overview: Power/ })).toBeVisible();

  await page.locator('[data-shortcut="home"]').click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Now and today' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Station power report' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Work tickets · Assigned to me/ })).toContainText(/\d/);

  await page.getByRole('button', { name: 'Arrange', exact: true }).click();
  await page.getByRole('button', { name: /^Move up: Power/ }).press('Enter');
  await page.getByRole('button', { name: 'Remove from overview: Now and today' }).press('Enter');
  await expect(main.getByRole('heading', { name: 'Now and today' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Open the console here' }).check();
  await page.goto('/');
  await expect(page).toHaveURL(/\/overview$/);
  await expect(main.getByRole('link', { name: 'Station power report' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Now and today' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Arrange', exact: true }).click();
  await page.getByRole('button', { name: 'Restore defaults' }).click();
  await expect(main.getByRole('heading', { name: 'Now and today' })).toBeVisible();
  await main.getByRole('link', { name: /^Alarms · Active/ }).click();
  await expect(page).toHaveURL(/filter=/);
});

test('a platform without figures leads to its pages', async ({ page }) => {
  await open(page, '/overview', admin);
  await page.getByRole('main').getByRole('link', { name: 'Tenants' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tenants' })).toBeVisible();
});
