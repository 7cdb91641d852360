import type { Page } from '@playwright/test';
import { seedId } from '../../mocks/core/ids';
import { admin } from './support/accounts';
import { expectChartFile, isShownAs, savedSheet } from './support/cloudFile';
import { go, open, visit } from './support/console';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 1600 } });

const HOME = '100001';
const USER = seedId('customer 100001 0');
const HOMES = '/homeManagement/home';
const chart = (page: Page, block: string) => page.locator(`[data-block="${block}"]`);

/** A day of the homes' clock that is over: nothing of it changes while it is looked at. */
const past = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(Date.now() - days * 86_400_000);
const week = () => `startDate=${past(8)}&endDate=${past(2)}`;

/** The file of the server of each chart, one after the other. */
async function expectFiles(page: Page, names: Readonly<Record<string, RegExp>>): Promise<void> {
  for (const [block, name] of Object.entries(names))
    await test.step(block, () => expectChartFile(page, chart(page, block), name));
}

// covers H-037, H-038, HR-274
test('the files of price and power of a day of a home hold what the charts show', async ({ page }) => {
  test.slow(); // the world behind the home
  await open(page, `${HOMES}/homeDetail/dashboard?id=${HOME}&date=${past(2)}`, admin);
  await expectFiles(page, { price: /dashboardPrice/, power: /dashboardDevicePower/ });
});

// covers H-039, H-040, H-041, HR-276
test('the files of what a home used and what it cost hold what the charts show', async ({ page }) => {
  test.slow(); // six files
  await open(page, `${HOMES}/homeDetail/energyUsage?id=${HOME}&${week()}`, admin);
  await expectFiles(page, {
    trend: /energyUsageAndGeneration/,
    solar: /energyUsageSolarPowerUsage/,
    saving: /energyUsageCostSaving/,
  });
  await chart(page, 'solar').getByRole('button', { name: 'Percentage' }).click();
  await expect(chart(page, 'solar').getByRole('columnheader', { name: 'Used at home (%)' })).toBeVisible();
  await expectFiles(page, { solar: /energyUsageSolarPowerUsage/ });
  await go(page, `${HOMES}/homeDetail/energyCost?id=${HOME}&${week()}`);
  await expectFiles(page, { price: /energyCostPrice/, quantity: /energyCostQuantity/, amount: /energyCostAmount/ });
});

// covers H-042
test('the files of the energy report of a home hold what the charts show', async ({ page }) => {
  await open(page, `${HOMES}/detail/energyReport?id=${HOME}&${week()}`, admin);
  await expectFiles(page, { energyTrend: /energy/, greenTrend: /greenPower/, savingTrend: /saving/i });
  await page.getByRole('tab', { name: 'Comparison' }).click();
  await expectFiles(page, { comparison: /comparison/i });
});

const DETAIL = `${HOMES}/userDetail`;

// covers H-049, H-050, H-051, H-052, H-073
test('the files of a day of strategies: settings, powers, an earlier plan, what was done, and what the user did', async ({
  page,
}) => {
  test.slow(); // eight files
  const day = past(2);
  await visit(page, `${DETAIL}/strategyActivityAnalysis?id=${USER}&date=${day}`, admin, /sanne\.devries/);
  const settings = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'User and settings' })
    .getByRole('button', { name: 'Export', exact: true })
    .click();
  expect((await settings).suggestedFilename()).toMatch(/^snapshot/);
  await expectFiles(page, { power: /power/ });

  const plan = chart(page, 'plan');
  const times = plan.getByRole('combobox', { name: 'Time of the strategy' });
  await expect(times).toHaveValue('23:00');
  await times.click();
  for (const group of ['00:00-06:00', '18:00-24:00'])
    await expect(page.getByRole('listbox').getByText(group, { exact: true })).toBeAttached();
  const request = page.waitForRequest(/analysis\/strategyAnalysis$/);
  await page.getByRole('option', { name: '07:00' }).click();
  expect((await request).postDataJSON()).toMatchObject({ cuserId: USER, localDateTime: `${day} 07:00:00` });
  await expect(times).toHaveValue('07:00');
  await expectFiles(page, { plan: /ai/, actual: /actual/ });
  for (const block of ['plan', 'actual']) {
    const list = await savedSheet(page, () =>
      chart(page, block).getByRole('button', { name: 'Time of the strategy: download the list' }).click(),
    );
    expect(list.rows.every(([time]) => time?.startsWith(day))).toBe(true);
    await chart(page, block).getByRole('combobox').click();
    await expect(page.getByRole('option')).toHaveCount(list.rows.length);
    await page.keyboard.press('Escape');
  }

  const log = chart(page, 'behaviour');
  const did = await savedSheet(page, async () => {
    await log.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'File from the server' }).click();
  });
  expect(did.heads).toEqual(['Time', 'Module name', 'Device name', 'Action', 'Description']);
  await expect(log.getByRole('row').nth(1)).toContainText(did.rows[0]?.[4] ?? '');
});

// covers HS-018, HS-020, H-065, H-066, H-067, H-068, H-069
test('the bill of a week as a file, and how right export price and generation were foreseen', async ({ page }) => {
  test.slow();
  await visit(
    page,
    `${DETAIL}/strategyResultAnalysis?id=${USER}&dateType=0&beginDate=${past(8)}&endDate=${past(2)}`,
    admin,
    /sanne\.devries/,
  );
  const rows = chart(page, 'rows').getByRole('grid');
  await expect(rows.getByRole('rowheader').first()).toBeVisible();
  const bill = await savedSheet(page, () =>
    page
      .getByRole('group', { name: 'Tools of this page' })
      .getByRole('button', { name: 'Export', exact: true })
      .click(),
  );
  expect(bill.rows).toHaveLength(7);
  const latest = await rows.getByRole('row').nth(1).getByRole('gridcell').allTextContents();
  const filed = bill.rows.at(-1)?.slice(1) ?? [];
  expect(filed).toHaveLength(latest.length);
  expect(latest.filter((shown, place) => !isShownAs(shown, filed[place] ?? ''))).toEqual([]);
  for (const [tab, unit] of [
    ['Feed-in price', 'c/kWh'],
    ['Generation', 'kW'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const panel = page.getByRole('tabpanel', { name: tab, exact: true });
    await expect(panel.getByRole('definition').first()).toContainText(/^\d[\d.]*%$/);
    await panel.getByRole('button', { name: 'MAE' }).click();
    await expect(
      panel
        .getByRole('definition')
        .filter({ hasText: new RegExp(`^\\d[\\d.]*\\s${unit}$`) })
        .first(),
    ).toBeVisible();
    await panel.getByRole('button', { name: 'Accuracy rate' }).click();
  }
});
