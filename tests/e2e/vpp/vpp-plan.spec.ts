import { tenantAdmin } from '../support/accounts';
import { firstRow, fromMenu, listed } from '../support/cloud';
import { choose, open } from '../support/console';
import { expect, test } from '../support/test';

const PLAN = ['Plan'];

// covers VS-027, V-033, V-034, V-035, V-036, V-049
test('what resources can do is told for a plant, for one of the tree, and beside the notices of the day', async ({
  page,
}) => {
  test.slow();
  await open(page, '/vpp/plan/responseOrder', tenantAdmin);
  await fromMenu(page, PLAN, 'Resource forecasting');
  await page.getByRole('combobox', { name: 'VPP', exact: true }).fill('Utrecht');
  await page.getByRole('option', { name: 'Utrecht-Brabant VPP' }).click();
  const rows = page.getByRole('grid', { name: 'Ability by resource' });
  await expect(page.getByRole('region', { name: 'Ability of the day' }).getByRole('definition').first()).toContainText(
    /\d\s[kM]W/,
  );
  await expect(rows.getByRole('rowheader', { name: 'Zaanse Werf storage' }).first()).toBeVisible();

  await page.getByRole('treeitem', { name: 'Merwede heat pumps' }).click();
  await expect(rows.getByRole('rowheader', { name: 'Zaanse Werf storage' })).toHaveCount(0);
  await expect(rows.getByRole('rowheader', { name: 'Merwede heat pumps' }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Baseline' }).click();
  await expect(
    page.getByRole('grid', { name: 'Baseline by resource' }).getByRole('row', { name: /Merwede heat pumps/ }),
  ).toContainText(/\d/);
  await page.getByRole('tab', { name: 'Notices of the day' }).click();
  const notice = page.getByRole('grid', { name: 'Notices of the day' }).getByRole('row', { name: /^TN-/ }).first();
  await expect(notice).toContainText(/\d\sMW/);
  await expect(notice).toContainText(/Pending|Declined|Declaring|Bid submitted|Cleared|Order made|Closed|Expired/);
});

// covers VS-006, V-015, V-016, V-017, V-018
test('a run is opened by its state: its curve, what each resource did, and its log', async ({ page }) => {
  test.slow();
  await open(page, '/vpp/plan/responseOrder', tenantAdmin);
  await fromMenu(page, PLAN, 'Response order runs');
  await choose(page, 'Run status', 'Finished');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(listed(page).filter({ hasText: 'Waiting' })).toHaveCount(0);
  const first = await firstRow(page);
  const order = (await first.getByRole('link', { name: /^RO-/ }).textContent()) ?? '';
  await first.getByRole('cell', { name: 'Finished' }).click();
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^[\d.]+%$/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Baseline, target and actual' }).click();
  const curve = page.getByRole('region', { name: 'Baseline, target and actual' });
  for (const series of ['Target power', 'Baseline power', 'Actual power', 'Response power'])
    await expect(curve.getByRole('button', { name: series, exact: true })).toBeVisible();
  await curve.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(curve.getByRole('row').nth(4)).toContainText(/\d/);

  await page.getByRole('tab', { name: 'Resources' }).click();
  await expect(
    page
      .getByRole('tabpanel', { name: 'Resources' })
      .getByRole('row', { name: /Succeeded/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Run log' }).click();
  const log = page.getByRole('dialog', { name: 'Run log' });
  await expect(log.getByRole('row').nth(1)).toBeVisible();
  await log.getByRole('button', { name: 'Close' }).click();
});
