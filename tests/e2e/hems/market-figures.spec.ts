import type { Locator, Page } from '@playwright/test';
import { admin } from '../support/accounts';
import { bringIntoView } from '../support/bringIntoView';
import { open } from '../support/console';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test.use({ viewport: { width: 1440, height: 2000 } });

const block = (page: Page, name: string): Locator => page.locator(`[data-block="${name}"]`);

// covers H-279, H-280, H-281, H-282, H-283
test('the intraday market of a day: curves with their units, the same figures as its tables, fuels and flows', async ({
  page,
}) => {
  test.slow(); // a chart, two tables and two charts more
  // over in every zone: no more trades
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' }).format(Date.now() - 2 * 86_400_000);
  await open(page, `/market/data?startDate=${day}&endDate=${day}`, admin);
  await page.getByRole('tab', { name: 'Intraday', exact: true }).click();
  const curve = block(page, 'priceAndVolume');
  await curve.getByRole('button', { name: 'Table', exact: true }).click();
  const heads = await curve.getByRole('columnheader').allTextContents();
  const money = heads[1]?.match(/[A-Z]{3}\/MWh/)?.[0] ?? 'none';
  expect(heads.slice(1)).toEqual([
    ...['Volume-weighted average', 'High', 'Low', 'Day-ahead price'].map((name) => `${name} (${money})`),
    'Buy volume (MWh)',
    'Sell volume (MWh)',
  ]);
  const early = (of: Locator) => of.getByRole('row').filter({ hasText: / 04:00/ });
  const [average = '', high = '', low = '', , bought = '', sold = ''] = await early(curve)
    .getByRole('cell')
    .allTextContents();
  const prices = block(page, 'intradayPrices').getByRole('grid');
  await bringIntoView(prices);
  const cellsOf = async (grid: Locator) => (await early(grid).getByRole('gridcell').allTextContents()).slice(1);
  await expect(early(prices)).toBeVisible();
  const [, vwap, , , most, least] = await cellsOf(prices);
  expect([vwap, most, least]).toEqual([average, high, low]);
  const volumes = block(page, 'intradayVolumes').getByRole('grid');
  await bringIntoView(volumes);
  await expect(early(volumes)).toBeVisible();
  expect((await cellsOf(volumes)).slice(0, 2)).toEqual([bought, sold]);

  await expect(block(page, 'renewable').getByRole('definition')).toHaveText([/^\d[\d.]*%$/, /^\d[\d.,]*\sg\/kWh$/]);
  for (const name of ['fuelMix', 'flow']) {
    const chart = block(page, name);
    await chart.getByRole('button', { name: 'Table', exact: true }).click();
    await expect(chart.getByRole('columnheader').nth(1)).toContainText(/\([MG]W\)$/);
    await expect(early(chart).getByRole('cell').first()).toHaveText(/^-?\d[\d.,]*$/);
  }
});

// covers H-312, H-313, H-314, H-315, H-316
test('a component of the report is changed, its series are set, and taken away again', async ({ page }) => {
  test.slow();
  const [title, renamed] = [unique('Spot'), unique('Balance')];
  const card = (name: string) => page.getByRole('region', { name });
  await open(page, '/market/report', admin);
  await page.getByRole('switch', { name: 'Arrange' }).check();
  await page.getByRole('button', { name: 'Add component' }).click();
  const added = page.getByRole('dialog', { name: 'New component' });
  await added.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await added.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Table' }).click();
  await added.getByRole('combobox', { name: 'Data source' }).click();
  await page.getByRole('option', { name: 'Day-ahead price' }).click();
  await added.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card(title).getByRole('columnheader').filter({ hasText: 'Forecast price' })).toBeVisible();

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: `Edit component · ${title}` });
  await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill(renamed);
  await form.getByRole('combobox', { name: 'Data source' }).click();
  await page.getByRole('option', { name: 'Imbalance', exact: true }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card(renamed).getByRole('columnheader').filter({ hasText: 'Surplus price' })).toBeVisible();

  const series = page.getByRole('dialog', { name: `Properties of ${renamed}` });
  await page.getByRole('button', { name: `Properties of ${renamed}` }).click();
  await series.getByRole('button', { name: 'Add a row' }).click();
  await series.getByRole('textbox', { name: 'Series' }).fill('shortagePrice');
  await series.getByRole('button', { name: 'Save' }).click();
  await expect(series).toHaveCount(0);
  await expect(card(renamed).getByRole('columnheader').filter({ hasText: 'Surplus price' })).toHaveCount(0);
  await expect(card(renamed).getByRole('columnheader').filter({ hasText: 'Shortage price' })).toBeVisible();

  await page.getByRole('button', { name: `Properties of ${renamed}` }).click();
  await expect(series.getByRole('textbox', { name: 'Series' })).toHaveValue('shortagePrice');
  const deleted = page.waitForRequest(/deletePropertyConfig$/);
  await series.getByRole('button', { name: 'Remove row 1' }).click();
  await series.getByRole('button', { name: 'Save' }).click();
  await deleted;
  await expect(card(renamed).getByRole('columnheader').filter({ hasText: 'Surplus price' })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${renamed}` }).click();
  await page
    .getByRole('alertdialog', { name: `Delete ${renamed}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('heading', { name: renamed })).toHaveCount(0);
});
