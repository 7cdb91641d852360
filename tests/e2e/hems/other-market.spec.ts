import type { Locator, Page } from '@playwright/test';
import { admin } from '../support/accounts';
import { bringIntoView } from '../support/bringIntoView';
import { go, open } from '../support/console';
import { envelope, fulfil } from '../support/faults';
import { answerMarket, FINLAND } from '../support/otherMarket';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1500, height: 2600 }, timezoneId: 'America/Los_Angeles' });

/** The cells of a row that is told by its heading. */
const cells = (within: Locator, head: string) =>
  within
    .getByRole('row')
    .filter({ has: within.page().getByRole('rowheader', { name: head, exact: true }) })
    .getByRole('cell');
const block = (page: Page, name: string): Locator => page.locator(`[data-block="${name}"]`);

async function asTable(chart: Locator): Promise<Locator> {
  await bringIntoView(chart);
  await chart.getByRole('button', { name: 'Table', exact: true }).click();
  return chart;
}

const data = (page: Page, days: string, tab = '') =>
  open(page, `/market/data?marketAreaIds=${FINLAND}&startDate=${days}&endDate=${days}&resolution=15${tab}`, admin);

test('day-ahead prices of another cloud, to the digit, in the currency and on the clock of the area', async ({
  page,
}) => {
  await answerMarket(page);
  await data(page, '2026-10-25');
  const info = block(page, 'info').getByRole('row').nth(1);
  await expect(info.getByRole('gridcell')).toHaveText([
    '0.00',
    '1,234.57',
    '-',
    '-',
    '0',
    '−500.00',
    '−12.35',
    '0',
    'Delayed',
    '25 Oct 2026 00:30:00',
  ]);
  await expect(info.getByRole('rowheader')).toHaveText('Suomi');
  await expect(block(page, 'info').getByRole('columnheader', { name: /SEK\/MWh/ })).toHaveCount(6);

  const price = await asTable(block(page, 'energyPrice'));
  await expect(price.getByRole('columnheader')).toHaveText([
    'Time (Europe/Helsinki)',
    'Day-ahead price (SEK/MWh)',
    'Load forecast (MW)',
    'Wind forecast (MW)',
    'Lumi (cm)',
  ]);
  await expect(price.getByRole('row')).toHaveCount(101);
  await expect(cells(price, '25 Oct 2026 00:00')).toHaveText(['12.30', '12,345.7', '1,500.0', '3.50']);
  await expect(cells(price, '25 Oct 2026 00:15')).toHaveText(['−5.01', '0', '-', '-']);
  await expect(cells(price, '25 Oct 2026 03:45 +03:00')).toHaveText(['10.00', '-', '-', '-']);
  await expect(cells(price, '25 Oct 2026 03:00 +02:00')).toHaveText(['11.00', '-', '-', '-']);

  const volumes = await asTable(block(page, 'volumes'));
  await expect(cells(volumes, '25 Oct 2026 00:00')).toHaveText(['1,234,567.9', '0']);
  const flow = await asTable(block(page, 'dayFlow'));
  await expect(flow.getByRole('columnheader')).toHaveText([
    /^Time/,
    'Net exchange (MW)',
    'SE1 → FI (MW)',
    'FI → EE (MW)',
  ]);
  await expect(cells(flow, '25 Oct 2026 00:00')).toHaveText(['−20,000.0', '120.0', '−340.0']);
  await expect(cells(flow, '25 Oct 2026 01:00')).toHaveText(['5.0', '0.1', '−1.0']);
  const days = block(page, 'prices').getByRole('row').nth(1);
  await expect(days.getByRole('gridcell')).toHaveText(['Suomi', '45.10', '0', '-', '-', '-', '−3.01']);
});

test('the intraday market of another cloud: a day of 92 quarters, fuels by their names', async ({ page }) => {
  await answerMarket(page);
  await data(page, '2026-03-29');
  await page.getByRole('tab', { name: 'Intraday', exact: true }).click();
  const curve = await asTable(block(page, 'priceAndVolume'));
  await expect(curve.getByRole('row')).toHaveCount(94); // and the sum
  await expect(cells(curve, '29 Mar 2026 00:00')).toHaveText(['0', '0.1']);
  await expect(cells(curve, '29 Mar 2026 04:00')).toHaveText(['12.00', '-']);
  await expect(cells(curve, '29 Mar 2026 23:45')).toHaveText(['91.00', '-']);
  await expect(block(page, 'renewable').getByRole('definition')).toHaveText(['41.24%', '0\u00a0g/kWh']);
  const fuels = await asTable(block(page, 'fuelMix'));
  await expect(fuels.getByRole('columnheader')).toHaveText([
    /^Time/,
    'Gas (MW)',
    'Other renewables (MW)',
    'Storage (MW)',
    'Fusion (MW)',
  ]);
  await expect(cells(fuels, '25 Oct 2026 00:00')).toHaveText(['12,345.7', '-', '−3.2', '1.0']);
  const rows = block(page, 'intradayPrices').getByRole('row');
  await bringIntoView(rows.first());
  await expect(rows.nth(1)).toContainText('29 Mar 2026 02:45:00');
  await expect(rows.nth(2)).toContainText('29 Mar 2026 04:00:00');
});

test('imbalance of another cloud: what goes down stands below, to the digit', async ({ page }) => {
  await answerMarket(page);
  await data(page, '2026-10-25');
  await page.getByRole('tab', { name: 'Imbalance', exact: true }).click();
  await expect(block(page, 'latest').getByRole('row').nth(1).getByRole('gridcell')).toHaveText([
    'Suomi',
    'Down',
    '100.00',
    '0',
    '-',
    '-',
    '-',
    '−1,234.6',
    'Yes',
    'Final',
  ]);
  await expect(block(page, 'latest').getByRole('rowheader')).toHaveText('25 Oct 2026 03:45:00');
  await expect(block(page, 'dispatchSums').getByRole('definition')).toHaveText([
    '20,000.0\u00a0MWh',
    '0\u00a0MWh',
    /^33.3[34]%$/,
    '-',
    '−0.50\u00a0SEK/MWh',
    '-',
  ]);
  const power = await asTable(block(page, 'dispatch'));
  await expect(power.getByRole('columnheader')).toHaveText([
    /^Time/,
    'aFRR up (MW)',
    'aFRR down (MW)',
    'System imbalance (MW)',
  ]);
  await expect(cells(power, '25 Oct 2026 00:00')).toHaveText(['10.0', '−3.2', '−1.1']);
  await expect(cells(power, '25 Oct 2026 01:00')).toHaveText(['-', '−2.0', '-']);
});

test('the report of another cloud: components in words, in the currency and on the clock of the area', async ({
  page,
}) => {
  await answerMarket(page);
  await open(page, `/market/report?marketAreaId=${FINLAND}&date=2026-10-25`, admin);
  const card = (name: string) => page.getByRole('region', { name, exact: true }).first();
  const fuels = await asTable(card('Polttoaineet'));
  await expect(fuels).toContainText('Gas');
  await expect(fuels).toContainText('Onshore wind');
  await expect(fuels).not.toContainText('Osuus');
  const price = await asTable(card('Hinta eilen'));
  await expect(price.getByRole('columnheader')).toHaveText([
    /^Time/,
    'Day-ahead price (SEK/MWh)',
    'Forecast price (SEK/MWh)',
  ]);
  await expect(cells(price, '24 Oct 2026 00:00')).toHaveText(['−1.01', '3.00']);
  const table = card('Taulu');
  await expect(table.getByRole('columnheader')).toHaveText(['Aika', 'Day-ahead price (SEK/MWh)', 'Osto (MWh)']);
  await expect(table.getByRole('row').nth(1)).toHaveText('25 Oct 2026 03:45 +03:0012.3012,345.7');
  await expect(table.getByRole('row').nth(2)).toHaveText('25 Oct 2026 03:45 +02:00-0');
  await expect(card('Luku')).toContainText('−0.25\u00a0SEK/MWh');
  await expect(card('Luku')).toContainText('−1.50%');
});

test('a report whose figures were refused says so, and not that there are none', async ({ page }) => {
  await answerMarket(page);
  let isOpen = false;
  await page.route(/market\/report\/data/, (route) =>
    isOpen ? route.fallback() : fulfil(route, envelope(null, '9500', 'The exchange is closed')),
  );
  await open(page, `/market/report?marketAreaId=${FINLAND}&date=2026-10-25`, admin);
  await expect(page.getByText('The exchange is closed')).toBeVisible();
  await expect(page.getByText('There is nothing to show for this period.')).toHaveCount(0);
  isOpen = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Luku' })).toContainText('−0.25');
});

test('the VPP of an area of another cloud: small figures have their units, prices the currency of the area', async ({
  page,
}) => {
  await answerMarket(page);
  await open(page, `/market/vpp?marketAreaId=${FINLAND}`, admin);
  await expect(block(page, 'info').getByRole('definition').filter({ hasText: '0.25' })).toHaveText('0.25\u00a0kWh');
  await expect(
    page
      .getByRole('spinbutton', { name: /Up/ })
      .or(page.getByRole('textbox', { name: /pward|Up/ }))
      .first(),
  ).toHaveValue('-12.5');
  await expect(page.getByText('SEK/MWh').first()).toBeVisible();
});

test('powers and energies of homes of another cloud, to the digit', async ({ page }) => {
  await answerMarket(page);
  const days = 'startDate=2026-10-24&endDate=2026-10-25';
  await open(page, `/market/homeAnalysis?${days}`, admin);
  const supply = await asTable(block(page, 'supply'));
  await expect(supply.getByRole('columnheader')).toHaveText([
    'Time (Europe/Helsinki)',
    'PV power (kW)',
    /^Average price \(c\/kWh\)$/,
    'Sauna (kW)',
  ]);
  await expect(cells(supply, '25 Oct 2026 00:00')).toHaveText(['-', '−12.3457', '9.00']);
  await expect(cells(supply, '25 Oct 2026 00:15')).toHaveText(['0.00', '0', '-']);
  const use = await asTable(block(page, 'use'));
  await expect(cells(use, '25 Oct 2026 00:00').first()).toHaveText('1.50');

  await go(page, `/market/energyTraceability?${days}`);
  await expect(block(page, 'shares').getByRole('definition')).toHaveText(['41.24%', '0%', '-']);
  const flow = page.getByRole('table').first();
  await expect(flow.getByRole('row')).toHaveCount(3);
  await expect(flow.getByRole('row').nth(1)).toContainText('12.35\u00a0kWh');
  await expect(flow.getByRole('row').nth(2)).toContainText('1.50\u00a0kWh');
  await expect(flow.getByRole('row').nth(2)).toContainText('verkko');

  await go(page, `/market/energyTracking?${days}`);
  await expect(block(page, 'total').getByRole('definition').first()).toHaveText('1.23\u00a0MWh');
  const rows = block(page, 'rows');
  await expect(rows.getByRole('row').nth(1)).toContainText('24 Oct 2026');
  await expect(rows.getByRole('row').nth(1).getByRole('gridcell')).toHaveText([
    '1,234.57',
    '0.20',
    '-',
    '-',
    '-',
    '-',
    '−0.01',
  ]);
  await expect(rows.getByRole('row').last().getByRole('gridcell').nth(1)).toHaveText('0.30');

  await go(page, `/market/costSaving?${days}`);
  await expect(block(page, 'total').getByRole('definition')).toHaveText([
    'kr\u00a010.31',
    'kr\u00a00',
    'kr\u00a00',
    '-',
  ]);
  await expect(block(page, 'rows').getByRole('columnheader', { name: /SEK/ })).toHaveCount(8);
  await expect(block(page, 'rows').getByRole('row').nth(1).getByRole('gridcell')).toHaveText([
    '10.11',
    '0',
    '0.00',
    '-',
    '-',
    '-',
    '-',
    '-',
    '−3.34',
  ]);
});

test('the energy monitor of another cloud: powers in their units, small ones too', async ({ page }) => {
  await answerMarket(page);
  await open(page, '/market/energyMonitor?date=day:2026-10-25', admin);
  await expect(page.getByRole('button', { name: /Etelä/ }).filter({ hasText: 'kW' })).toContainText(
    /0.*1,234.*−1\.50\u00a0kW/,
  );
  await expect(block(page, 'now').getByRole('definition')).toHaveText([
    '12',
    '0',
    '0.25\u00a0kW',
    '0\u00a0kW',
    '-',
    '-',
    '-',
    '-',
    '50%',
  ]);
  const trend = await asTable(block(page, 'trend'));
  await expect(trend.getByRole('columnheader').nth(1)).toHaveText('Grid power (kW)');
  await expect(trend.getByRole('cell').first()).toHaveText('−0.25');
});

test('a tariff of another cloud: prices with their digits, what was collected', async ({ page }) => {
  await answerMarket(page);
  await open(page, '/platformMonitoring/dynamicTariffMonitor?startDate=2026-10-25&endDate=2026-10-25', admin);
  await expect(block(page, 'prices').getByRole('definition')).toHaveText([
    '−0.01\u00a0c/kWh',
    '12.35\u00a0c/kWh',
    '0\u00a0c/kWh',
    '-',
    '0.25\u00a0h',
    '1,234',
  ]);
  const line = await asTable(block(page, 'line'));
  await expect(line.getByRole('columnheader')).toHaveText(['Time (Europe/Helsinki)', /c\/kWh/, /SEK\/MWh/]);
  await expect(line.getByRole('row')).toHaveCount(101);
  await expect(cells(line, '25 Oct 2026 00:00')).toHaveText(['12.35', '−50.50']);
  await expect(block(page, 'collections').getByRole('row').filter({ hasText: 'Partial' })).toContainText(
    '24 Oct 2026 13:00:00',
  );
});
