import { test } from 'vitest';
import { STRATEGIES } from './answers/otherStrategies';
import { expect } from './expect';
import type { Locator } from './locator';
import { usePage } from './page';

const page = usePage();

const USER = '9007199254740993123';
const DETAIL = '/homeManagement/home/userDetail';

/** The cells of a row that is told by its heading. */
const cells = (within: Locator, head: string) =>
  within
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: head, exact: true }) })
    .getByRole('cell');

async function asTable(name: string): Promise<Locator> {
  const chart = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .last();
  await chart.getByRole('button', { name: 'Table', exact: true }).click();
  return chart;
}

test('a day of strategies of another cloud, to the digit, on the clock of the home', async () => {
  await page.open(`${DETAIL}/strategyActivityAnalysis?id=${USER}&date=day:2026-10-25`, { answers: STRATEGIES });
  const settings = page.getByRole('region', { name: 'User and settings' });
  await expect(settings.getByText('25 Oct 2026 00:00:00')).toBeVisible();

  const power = await asTable('Power analysis');
  await expect(power.getByRole('columnheader')).toHaveText([
    'Time (Europe/Helsinki)',
    'Verkko (kW)',
    'Koti (kW)',
    'Sauna (kW)',
    '#3 (°C)',
  ]);
  await expect(power.getByRole('row')).toHaveCount(101);
  await expect(cells(power, '25 Oct 2026 00:00')).toHaveText(['−1.01', '1.50', '0', '0.0']);
  await expect(cells(power, '25 Oct 2026 00:15')).toHaveText(['-', '1.51', '0.00', '−12.3']);
  await expect(cells(power, '25 Oct 2026 01:00')).toHaveText(['12.00', '1.54', '-', '-']);
  await expect(cells(power, '25 Oct 2026 03:45 +03:00')).toHaveText(['-', '1.65', '-', '-']);
  await expect(cells(power, '25 Oct 2026 03:00 +02:00')).toHaveText(['-', '1.66', '-', '-']);
  await expect(cells(power, '25 Oct 2026 23:45')).toHaveText(['-', '2.49', '-', '-']);

  const plan = await asTable('AI strategy');
  await expect(plan.getByRole('columnheader')).toHaveText([
    'Time (Europe/Helsinki)',
    'Akku (kW)',
    'Hinta (c/kWh)',
    'Varaus (%)',
  ]);
  await expect(cells(plan, '25 Oct 2026 00:00')).toHaveText(['2.50', '−12.35', '-']);
  await expect(cells(plan, '25 Oct 2026 00:15')).toHaveText(['−1.00', '0', '0']);
  await expect(cells(plan, '25 Oct 2026 00:45')).toHaveText(['-', '1,234.50', '-']);
  await expect(cells(plan, '25 Oct 2026 03:00 +03:00')).toHaveText(['-', '-', '50.1']);
  await expect(cells(plan, '25 Oct 2026 03:00 +02:00')).toHaveText(['-', '-', '100.0']);

  await settings.getByRole('listitem', { name: 'Wall' }).getByRole('button', { name: 'More detail' }).click();
  const wall = page.getByRole('dialog', { name: 'Wall' });
  await expect(wall.getByText('11.04 kW / 16 A')).toBeVisible();
  await expect(wall.getByText('80%', { exact: true })).toHaveCount(2);
  await expect(wall.getByText('12:00', { exact: true })).toBeVisible();
});

test('what strategies came to in another cloud, to the digit, in its currency', async () => {
  await page.open(`${DETAIL}/strategyResultAnalysis?id=${USER}&dateType=0&days=range:2026-10-20~2026-10-31`, {
    answers: STRATEGIES,
  });
  const card = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('definition');
  await expect(card('Automatic')).toHaveText(['91.23%', '−kr\u00a00.34']);
  await expect(card('Smart charge')).toHaveText(['0%', '-']);
  await expect(card('Capacity charge (Beta)')).toHaveText(['3', '62 min 5 s']);

  const bill = await asTable('Bill analysis');
  await expect(bill.getByRole('columnheader')).toHaveText([
    /^Time/,
    'Purchase cost (SEK)',
    'Net cost (SEK)',
    'Extra (kWh)',
  ]);
  await expect(cells(bill, '20 Oct 2026')).toHaveText(['−3.01', '−5.56', '1.00']);
  await expect(cells(bill, '21 Oct 2026')).toHaveText(['0', '4.50', '2.00']);
  await expect(cells(bill, 'Total')).toHaveText(['−3.01', '−1.06', '3.00']);

  const days = page.getByRole('grid', { name: 'Bill analysis, day by day' });
  await expect(days.getByRole('columnheader', { name: /SEK$/ })).toHaveCount(6);
  await expect(days.getByRole('row').nth(1)).toContainText('−1.2346');
  await expect(days.getByRole('row').nth(1)).toContainText('1,234.57');
  await expect(days.getByRole('row')).toHaveCount(11); // ten a page, whatever the cloud gives
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(days.getByRole('row')).toHaveCount(3);
  await expect(days.getByRole('row').nth(1)).toContainText('30 Oct 2026');

  const price = await asTable('Accuracy of the purchase price');
  await expect(price.getByRole('columnheader')).toHaveText([/^Time/, 'Tarkkuus', 'Virhe (kW)']);
  await expect(cells(price, '20 Oct 2026')).toHaveText(['87.65', '0.00']);
  await expect(cells(price, '21 Oct 2026')).toHaveText(['0', '12,345.68']);
  await expect(cells(price, '22 Oct 2026')).toHaveText(['-', '−1.00']);
  const shares = await asTable('Proportion');
  for (const [interval, share] of [
    ['0-60', '100.00'],
    ['60-70', '12.35'],
    ['70-80', '0'],
    ['80-90', '-'],
  ] as const)
    await expect(cells(shares, interval)).toHaveText(share);
  await expect(page.getByRole('region', { name: 'Accuracy of the purchase price' }).getByRole('definition')).toHaveText(
    ['87.65%', '0%', '1,234', '-'],
  );
  await expect(page.getByRole('term').filter({ hasText: 'Lowest accuracy' })).toBeVisible();
});

test('forecasts of another cloud: slots of the hour that comes twice, errors and their colors, to the digit', async () => {
  await page.open(
    `/homeManagement/home/dataAnalysis?useId=${USER}&tabValue=3&beginDate=2026-10-24&endDate=2026-10-26&dateType=0&type=1`,
    { answers: STRATEGIES },
  );
  await expect(page.getByRole('radio', { name: '24 Oct 2026: Tarkkuus 87.65, Virhe 0.00\u00a0kW' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '25 Oct 2026: Tarkkuus 0, Virhe 12,345.68\u00a0kW' })).not.toBeChecked();
  const slots = page.getByRole('table', { name: 'Forecasts of 24 Oct 2026' });
  // 34.5678, 100.5, 20 and 2 off; the second forecast of the second slot is said to be none
  await expect(slots.getByRole('columnheader')).toHaveText([
    'Time point',
    '24 h beforeMAE 39.27 · bias −20.98',
    '20 min beforeMAE 20.00 · bias −20.00',
    'Accuracy',
    'Operation',
  ]);
  await expect(slots.getByRole('rowheader')).toHaveText([
    '03:15 +03:0025 Oct 2026',
    '03:15 +02:0025 Oct 2026',
    '04:0025 Oct 2026',
    '06:3025 Oct 2026',
    '07:0025 Oct 2026',
    '-',
  ]);
  const of = (place: number) => slots.getByRole('row').nth(place).getByRole('cell');
  await expect(of(1)).toHaveText(['1,234.57 ▲1,200.00', '0 ▼20.00', '91.23%', 'View']);
  await expect(of(2)).toHaveText(['1.00 ▼101.50', '-', '0%', 'View']);
  await expect(of(3)).toHaveText(['−5.00 ▼15.00', '-', '88.00%', 'View']);
  await expect(of(4)).toHaveText(['-', '-', '-', 'View']);
  await expect(of(5)).toHaveText(['3.00 ▲1.00', '4.00-', '100.00%', 'View']);
  await expect(of(6)).toHaveText(['-', '-', '-', 'View']);
  const border = (place: number) =>
    of(place)
      .first()
      .getByTitle(/^Predicted at/);
  await expect(border(3)).toHaveAttribute('title', 'Predicted at 24 Oct 2026 05:00: −5.00, true value 15.00');

  await page.getByRole('button', { name: 'View 25 Oct 2026 04:00' }).click();
  const view = page.getByRole('dialog');
  await expect(view.getByRole('definition')).toHaveText(['25 Oct 2026 04:00:00', '88.46%', '12.35\u00a0kW']);
  await view.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(cells(view, '24 Oct 2026 04:00')).toHaveText(['1.23', '15.00']);
  await expect(cells(view, '25 Oct 2026 03:00 +03:00')).toHaveText(['-', '15.00']);
  await expect(cells(view, '25 Oct 2026 03:00 +02:00')).toHaveText(['−5.00', '-']);
  await view.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(view).toHaveCount(0);

  await page.getByRole('button', { name: 'MAE', exact: true }).click();
  await expect(slots.getByRole('columnheader', { name: 'Average MAE (kW)' })).toBeVisible();
  await expect(of(1).nth(2)).toHaveText('12.35');
  await expect(of(5).nth(2)).toHaveText('−1.00');
});
