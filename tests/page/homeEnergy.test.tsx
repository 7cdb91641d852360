import { test } from 'vitest';
import { shownNumber } from '../e2e/support/shownNumber';
import { expect } from './expect';
import { typeTime } from './fillForm';
import type { Locator, Words } from './locator';
import { refusal } from './openConsole';
import { usePage } from './page';

const page = usePage();

const HOME = '/homeManagement/home';
/** Homes of the reference backend with everything, with a grid meter alone, in South Australia, in India. */
const [FULL, GRID_ONLY, ADELAIDE, PUNE] = ['100001', '100003', '100009', '100010'] as const;

const card = (title: Words): Locator =>
  page.getByRole('region', { name: title, exact: true }).filter({ has: page.getByRole('toolbar') });
/** A chart has come, with its figures. Without a width it is not drawn. */
const expectChart = (title: string) =>
  expect(card(title).getByRole('button', { name: 'Export', exact: true })).toBeVisible();
const region = (name: string): Locator => page.getByRole('region', { name, exact: true });
const addressOf = (kind: 'energyCost' | 'energyUsage', query: string) => `${HOME}/homeDetail/${kind}/?${query}`;
const daysOf = (name: string) => page.sent(`/station/${name}`).map(({ startDate, endDate }) => [startDate, endDate]);
const times = (names: readonly string[]) => names.map((name) => page.sent(`/station/${name}`).length);

/** A day so many days from another, by the calendar. */
const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const todayIn = (zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date());

/** The totals of a chart's table, as they are read, without their head. */
async function totals(chart: Locator): Promise<string[]> {
  await chart.getByRole('button', { name: 'Table' }).click();
  const total = chart.getByRole('row', { name: /^Total/ });
  await expect(total).toBeVisible();
  return (await total.getByRole('cell').allTextContents()).map((text) => text.trim());
}

/** The sums of the columns of the file a chart exports. */
async function sums(chart: Locator): Promise<number[]> {
  await chart.getByRole('button', { name: 'Export', exact: true }).click();
  const saved = page.nextFile();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const [, ...lines] = (await (await saved).text()).trim().split('\r\n');
  const rows = lines.map((line) => line.split(',').slice(3).map(Number));
  return (rows[0] ?? []).map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0));
}

// covers HS-009, HR-042, HR-205, HR-207, HR-208, HR-275, HR-047, HR-048
test('the cost page shows a range or a single day, inside its limits, and its address says which', async () => {
  await page.open(addressOf('energyCost', `id=${FULL}`));
  const today = todayIn('Europe/Amsterdam');
  await expectChart('Price');
  await expect(page.getByRole('tab', { name: 'Energy cost', exact: true }).last()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  for (const name of ['Grid', 'Amount', 'Highest price', 'Lowest price', 'Average price', 'Per kWh', 'Benefit'])
    await expect(region('Summary').getByRole('region', { name, exact: true })).toBeVisible();
  expect(daysOf('energyCostPrice')).toEqual([[today, today]]);

  // covers HR-206
  await page.getByRole('button', { name: 'Specific date' }).click();
  await expect
    .poll(() => daysOf('energyCostPrice'))
    .toEqual([
      [today, today],
      [today, today],
    ]); // another mode loads anew
  const next = page.getByRole('button', { name: 'Next day' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect.poll(() => daysOf('energyCostPrice').at(-1)).toEqual([plus(today, -1), plus(today, -1)]);
  await expect(page).toHaveURL(new RegExp(`id=${FULL}&mode=2&date=${plus(today, -1)}$`));
  await page.open(page.url());
  await expect(page.getByRole('button', { name: 'Specific date' })).toHaveAttribute('aria-pressed', 'true');
  await next.click();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Recent' }).click();
  await expect(page).toHaveURL(new RegExp(`id=${FULL}$`));

  const last = new Date(`${today}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() - 3);
  await page.open(addressOf('energyCost', `id=${FULL}&mode=2&date=${plus(last.toISOString().slice(0, 10), 5)}`));
  const back = page.getByRole('button', { name: 'Previous day' });
  for (let steps = 0; steps < 8 && (await back.getAttribute('aria-disabled')) === null; steps += 1) await back.click();
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => daysOf('energyCostPrice').length).toBeGreaterThan(0);
});

// covers HR-226
test('a range of the cost page ends tomorrow at the latest', async () => {
  await page.open(addressOf('energyCost', `id=${FULL}`));
  const today = todayIn('Europe/Amsterdam');
  await expect.poll(() => daysOf('energyCostSummary').length).toBe(1);
  const to = page.getByRole('group', { name: /: to$/ });
  await typeTime(page, to, plus(today, 2));
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a day on or before' })).toBeVisible();
  await typeTime(page, to, plus(today, 1));
  await expect
    .poll(() => daysOf('energyCostSummary'))
    .toEqual([
      [today, today],
      [today, plus(today, 1)],
    ]);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expectChart('Price');
});

// covers HR-043, HR-044, HR-045, HR-046, HR-297
test('the price says its tariff and what it is made of; its table has pages of ten', async () => {
  await page.open(addressOf('energyCost', `id=${FULL}&startDate=2026-10-25&endDate=2026-10-25`));
  const price = card('Price');
  await expect(price.getByText(/^Tariff ./)).toBeVisible();
  await expect(
    price.getByText(/market spot price plus taxes and energy cost of roughly \d[\d.]*\sc\/kWh/),
  ).toBeVisible();
  await price.getByRole('button', { name: 'Table' }).click();
  await expect(price.getByRole('row')).toHaveCount(11);
  await expect(price.getByText(/^1–10 of (25|100)$/)).toBeVisible(); // 25 hours
  await price.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(price.getByText(/^11–20 of /)).toBeVisible();
  await expect(price.getByRole('row')).toHaveCount(11);
  for (const title of ['Quantity', 'Amount'])
    await expect(card(title).getByRole('toolbar').getByRole('button', { name: 'Export', exact: true })).toBeVisible();

  await page.go(addressOf('energyCost', `id=${PUNE}`));
  await expect(card('Price').getByText(/public online data of the retailer and is for reference/)).toBeVisible();
});

// covers HR-141, HR-140
test.each([
  [FULL, '2026-10-25', '2026-10-25'],
  [ADELAIDE, '2026-10-04', '2026-10-04'],
  [PUNE, '2026-10-20', '2026-10-22'],
  [GRID_ONLY, '2026-10-01', '2026-10-12'],
])(
  'tile, table and file of the cost page of home %s say the same, also on days of 23 and 25 hours',
  async (id, from, to) => {
    await page.open(addressOf('energyCost', `id=${id}&startDate=${from}&endDate=${to}`));
    for (const [title, tile] of [
      ['Quantity', 'Grid'],
      ['Amount', 'Amount'],
    ] as const) {
      const chart = card(title);
      await expect(chart.getByRole('toolbar')).toBeVisible();
      const table = await totals(chart);
      const values = await region('Summary')
        .getByRole('region', { name: tile, exact: true })
        .getByRole('definition')
        .allTextContents();
      const file = await sums(chart);
      expect(table.slice(0, 2).map(shownNumber), title).toEqual(values.map(shownNumber));
      expect(
        file.slice(0, 2).map((sum) => Number(sum.toFixed(2))),
        title,
      ).toEqual(values.map(shownNumber));
      expect(shownNumber(table[2]), `${title}: difference`).toBeCloseTo((file[1] ?? 0) - (file[0] ?? 0), 1);
    }
  },
);

// covers HR-274, H-041
test('the cloud gives its own file of a chart, of the days that are shown', async () => {
  await page.open(addressOf('energyCost', `id=${FULL}&startDate=2026-10-24&endDate=2026-10-25`));
  await card('Quantity').getByRole('button', { name: 'Export', exact: true }).click();
  const saved = page.nextFile();
  await page.getByRole('menuitem', { name: 'Figures from the server' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toContain('2026-10-24_2026-10-25');
  const lines = (await file.text()).trim().split('\r\n');
  expect(lines[0]).toMatch(/\(kWh\)/);
  expect(lines).toHaveLength(1 + 24 + 25); // the second day has an hour more
});

test('one chart that fails leaves the others, and is tried again alone', async () => {
  page.answer({ energyCostQuantity: () => refusal('The meter is being read anew.', '9999') });
  await page.open(addressOf('energyCost', `id=${FULL}`));
  await expectChart('Price');
  await expectChart('Amount');
  const quantity = region('Quantity');
  await expect(quantity.getByText('The meter is being read anew.')).toBeVisible();
  page.answer({ energyCostQuantity: (_, forward) => forward() });
  await quantity.getByRole('button', { name: 'Try again' }).click();
  await expectChart('Quantity');
});

// covers HS-010, HR-049, HR-052, HR-054, HR-228, HR-053, HR-051, HR-050
test('the usage page takes three months at most, and shows solar usage in energy or percent', async () => {
  await page.open(addressOf('energyUsage', `id=${FULL}`));
  const today = todayIn('Europe/Amsterdam');
  for (const title of [
    'Usage',
    'Generation',
    'Self-sufficiency',
    'Self-consumption rate',
    'Usage and generation',
    'Solar usage',
    'Cost comparison',
  ])
    await expect(card(title).getByRole('button', { name: 'Enlarge' })).toBeVisible();
  for (const name of ['CO₂ reduction', 'Cost saving']) await expect(region(name)).toContainText(/\d/);
  await expect(region('CO₂ reduction')).toContainText(/kg\/kWh · \d{4} · ./);
  await expect.poll(() => daysOf('energyUsageSummary')).toEqual([[`${today.slice(0, 8)}01`, today]]);

  const far = plus(today, -120);
  const from = page.getByRole('group', { name: /: from$/ });
  await typeTime(page, from, far);
  await expect(page.getByText('The time span cannot exceed 3 months')).toBeVisible();
  await expect(from.getByRole('spinbutton').first()).toHaveText(far.slice(0, 4));
  expect(daysOf('energyUsageSummary')).toHaveLength(1);
  await typeTime(page, page.getByRole('group', { name: /: to$/ }), plus(far, 60));
  await expect.poll(() => daysOf('energyUsageSummary').at(-1)).toEqual([far, plus(far, 60)]);
  await expect(page.getByText('The time span cannot exceed 3 months')).toHaveCount(0);

  const chart = card('Solar usage');
  await expect(chart.getByRole('toolbar')).toBeVisible();
  await chart.getByRole('button', { name: 'Percentage' }).click();
  await expect
    .poll(() => page.sent('/station/energyUsageSolarPowerUsage').at(-1))
    .toMatchObject({ stationId: FULL, valueFormat: 2 });
  await chart.getByRole('button', { name: 'Table' }).click();
  await expect(chart.getByRole('columnheader', { name: 'Exported (%)' })).toBeVisible();
  await chart.getByRole('button', { name: 'Energy' }).click();
  await expect(chart.getByRole('columnheader', { name: 'Exported (kWh)' })).toBeVisible();
});

test('rings, bars and balance of the usage page agree', async () => {
  const range = 'startDate=2026-10-20&endDate=2026-10-31';
  await page.open(addressOf('energyUsage', `id=${FULL}&${range}`));
  const [usage, generation] = await totals(card('Usage and generation'));
  for (const [title, bars] of [
    ['Usage', usage],
    ['Generation', generation],
  ] as const) {
    const ring = card(title);
    await ring.getByRole('button', { name: 'Table' }).click();
    const total = ring.getByRole('row', { name: /^Total/ }).getByRole('cell');
    expect(shownNumber(await total.textContent()), title).toBe(shownNumber(bars));
    await expect(ring.getByText(new RegExp(`^${shownNumber(bars)}`)).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Energy balance' }).click();
  const side = (name: string) => page.getByRole('table', { name }).getByRole('row', { name: /^Sum/ });
  await expect(side('Coming in')).toBeVisible();
  expect(shownNumber(await side('Coming in').textContent())).toBeCloseTo(
    shownNumber(await side('Going out').textContent()),
    1,
  );
  await expect(page.getByText(/^Both sides agree; /)).toBeVisible();

  await page.open(addressOf('energyUsage', `id=${GRID_ONLY}&${range}`));
  await expect(region('Self-consumption rate').getByText('-', { exact: true })).toBeVisible();
  await expect(region('Self-sufficiency').getByText(/^0%/).first()).toBeVisible();
  await page.getByRole('button', { name: 'How Self-consumption rate is calculated' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('grid export ÷ PV production');
});

// covers HS-003, HR-055, HR-058, HR-059
test('the report has three sections; tabs load when they are shown, and another date loads everything', async () => {
  const names = [
    'energy/general',
    'energy/chartList',
    'greenPower/general',
    'greenPower/chartList',
    'costSaving/general',
    'costSaving/saving',
    'costSaving/comparison',
  ];
  await page.open(`${HOME}/detail/energyReport?id=${FULL}`);
  const today = todayIn('Europe/Amsterdam');
  await expect(page.getByRole('heading', { level: 1, name: /^Energy report: / })).toBeVisible();
  // covers HR-056
  for (const name of ['Energy', 'Green power', 'Cost saving'])
    await expect(region(name).getByRole('listitem').first()).toContainText(/\d/);
  await expect(card('Saving').getByRole('toolbar')).toBeVisible();
  expect(times(names)).toEqual([1, 1, 1, 1, 1, 1, 0]);
  // covers HR-060, HR-277
  expect(page.sent('/station/energy/general')[0]).toEqual({
    stationId: FULL,
    startDate: `${today.slice(0, 8)}01`,
    endDate: today,
  });

  await page.getByRole('tab', { name: 'Comparison' }).click();
  const comparison = card('Comparison');
  // covers HR-057
  for (const tool of ['Bar chart', 'Table', 'Enlarge', 'Export'])
    await expect(comparison.getByRole('button', { name: tool, exact: true })).toBeVisible();
  expect(times(names)).toEqual([1, 1, 1, 1, 1, 1, 1]);

  const from = page.getByRole('group', { name: /: from$/ });
  await from.getByRole('spinbutton').first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  // covers HR-229
  await expect(page.getByText('Please select date')).toBeVisible();
  expect(times(names)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  await typeTime(page, from, plus(today, -30));
  const last = () => names.map((name) => daysOf(name).at(-1));
  const chosen = [plus(today, -30), today];
  const [saving] = last().slice(5); // not shown: not asked for
  await expect.poll(last).toEqual([chosen, chosen, chosen, chosen, chosen, saving, chosen]);
  await typeTime(page, from, plus(today, -120));
  // covers HR-230, HR-295
  await expect(page.getByText('The time span cannot exceed 3 months')).toBeVisible();
  expect(last()).toEqual([chosen, chosen, chosen, chosen, chosen, saving, chosen]);
});

test('all three pages and their messages are Chinese', async () => {
  await page.open(addressOf('energyCost', `id=${FULL}`), { language: 'zh' });
  await expect(card('电价')).toBeVisible();
  await expect(page.getByText(/自动策略以此作为家庭用电价格/)).toBeVisible();
  for (const name of ['电网', '最高电价', '每千瓦时', '收益']) await expect(region(name)).toBeVisible();
  await expect(page.getByRole('button', { name: '指定日期' })).toBeVisible();

  await page.go(addressOf('energyUsage', `id=${FULL}`));
  await expect(card('光伏用电去向').getByRole('button', { name: '百分比' })).toBeVisible();
  await typeTime(page, page.getByRole('group', { name: /开始$/ }), plus(todayIn('Europe/Amsterdam'), -120));
  await expect(page.getByText('时间跨度不能超过3个月')).toBeVisible();

  await page.go(`${HOME}/detail/energyReport?id=${FULL}`);
  await expect(page.getByRole('heading', { level: 1, name: /^能源报告：/ })).toBeVisible();
  await expect(region('绿电')).toContainText('光伏发电');
  await expect(page.getByRole('tab', { name: '对比' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^(Energy|Usage|Saving|Price)/)).toHaveCount(0);
});
