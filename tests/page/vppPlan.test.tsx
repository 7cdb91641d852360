import { test } from 'vitest';
import { tenantAdmin } from '../e2e/support/accounts';

import { expect } from './expect';
import { choose, firstRow, fromMenu, row, usePage } from './page';

const page = usePage();

const PLAN = ['Plan'];

// covers VS-008, V-023, V-025
test('plan parameters are searched and read', async () => {
  await page.open('/vpp/plan/responseOrder', { account: tenantAdmin });
  await fromMenu(page, PLAN, 'Electricity plan parameters');
  await page.getByRole('searchbox', { name: 'Search in Parameter set name' }).fill('Merwede');
  await expect(row(page, 'Waalwijk')).toHaveCount(0);
  await row(page, 'Merwede heat pumps').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merwede heat pumps standard' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Loads' })).toContainText('640 kW');
  await expect(page.getByRole('region', { name: 'Factors' })).toContainText('0.62');
});

// covers VS-009, V-026, V-027, V-028, V-029, V-030, V-031
test('a plan is filtered by resource and read with its estimate, its cost and its first version', async () => {
  await page.open('/vpp/plan/responseOrder', { account: tenantAdmin });
  await fromMenu(page, PLAN, 'Electricity plans');
  await page.getByRole('combobox', { name: 'Resource', exact: true }).fill('Merwede heat');
  await page.getByRole('option', { name: 'Merwede heat pumps' }).click();
  await choose(page, 'Plan type', 'Day-ahead');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(row(page, 'Utrecht Zuid')).toHaveCount(0);
  const link = (await firstRow(page)).getByRole('link', { name: /^EP-/ });
  const plan = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: plan })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Basic data' })).toContainText('Merwede heat pumps');
  const curve = page.getByRole('region', { name: 'Plan curve' });
  await curve.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(curve.getByRole('row').nth(1)).toContainText(/\d\d:\d\d/);

  await page.getByRole('tab', { name: 'Estimate', exact: true }).click();
  const estimate = page.getByRole('region', { name: 'Estimate' });
  await estimate.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(estimate.getByRole('columnheader', { name: /^Plan\b/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Estimated energy and cost' }).click();
  await expect(
    page
      .getByRole('tabpanel', { name: 'Estimated energy and cost' })
      .getByRole('definition')
      .filter({ hasText: /\d\s[kM]?Wh/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Initial plan', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Initial plan' });
  await expect(dialog.getByRole('definition').filter({ hasText: /^1$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
});
