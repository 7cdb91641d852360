import { tenantAdmin } from '../support/accounts';
import { fromMenu } from '../support/cloud';
import { open } from '../support/console';
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
