import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { admin } from '../support/accounts';
import { go, open } from '../support/console';
import { counted, envelope, fulfil } from '../support/faults';
import { expect, test } from '../support/test';
import { hostNamed } from '../support/ports';
import { keepPaper, pagesOnPaper, print } from '../support/paper';
import { shownNumber } from '../support/shownNumber';
import { typeTime } from '../support/typeTime';

// what is far below the window is not asked for
test.use({ viewport: { width: 1280, height: 3200 } });

const HOME = '/homeManagement/home';
/** Homes of the reference backend with everything, with a grid meter alone, in South Australia, in India. */
const [FULL, GRID_ONLY, ADELAIDE, PUNE] = ['100001', '100003', '100009', '100010'] as const;

const call = (name: string) => new RegExp(`/iems-goeu-web/web/station/${name}$`);
const card = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('region', { name: title, exact: true }).filter({ has: page.getByRole('toolbar') });
const show = (page: Page, kind: 'energyCost' | 'energyUsage', query: string) =>
  open(page, `${HOME}/homeDetail/${kind}/?${query}`, admin);
const report = (page: Page, query: string) => open(page, `${HOME}/detail/energyReport?${query}`, admin);
const daysOf = (bodies: readonly string[]): unknown[] =>
  bodies.map((body) => {
    const { startDate, endDate }: Record<string, unknown> = JSON.parse(body);
    return [startDate, endDate];
  });

/** A day so many days from another, by the calendar. */
function plus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function todayIn(zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date());
}

/** The totals of a chart's table, as they are read, without their head. */
async function totals(chart: Locator): Promise<string[]> {
  await chart.getByRole('button', { name: 'Table' }).click();
  return (
    await chart
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .allTextContents()
  ).map((text) => text.trim());
}

/** The sums of the columns of the file a chart exports. */
async function sums(page: Page, chart: Locator): Promise<number[]> {
  const saved = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const [, ...lines] = readFileSync(await (await saved).path())
    .toString()
    .trim()
    .split('\r\n');
  const rows = lines.map((line) => line.split(',').slice(3).map(Number));
  return (rows[0] ?? []).map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0));
}

// covers HS-009, HR-042, HR-205, HR-207, HR-208, HR-275, HR-047, HR-048
test('the cost page shows a range or a single day, inside its limits, and its address says which', async ({ page }) => {
  const requests = counted(page, call('energyCostPrice'));
  await show(page, 'energyCost', `id=${FULL}`);
  const today = todayIn('Europe/Amsterdam');
  await expect(card(page, 'Price').getByRole('application')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Energy cost', exact: true }).last()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  for (const name of ['Grid', 'Amount', 'Highest price', 'Lowest price', 'Average price', 'Per kWh', 'Benefit'])
    await expect(
      page.getByRole('region', { name: 'Summary' }).getByRole('region', { name, exact: true }),
    ).toBeVisible();
  expect(daysOf(requests.bodies)).toEqual([[today, today]]);

  // covers HR-206
  await page.getByRole('button', { name: 'Specific date' }).click();
  await expect
    .poll(() => daysOf(requests.bodies))
    .toEqual([
      [today, today],
      [today, today],
    ]); // another mode loads anew
  const next = page.getByRole('button', { name: 'Next day' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect.poll(() => daysOf(requests.bodies).at(-1)).toEqual([plus(today, -1), plus(today, -1)]);
  await expect(page).toHaveURL(new RegExp(`id=${FULL}&mode=2&date=${plus(today, -1)}$`));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Specific date' })).toHaveAttribute('aria-pressed', 'true');
  await next.click();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Recent' }).click();
  await expect(page).toHaveURL(new RegExp(`id=${FULL}$`));

  const last = new Date(`${today}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() - 3);
  const calls = requests.times;
  await show(page, 'energyCost', `id=${FULL}&mode=2&date=${plus(last.toISOString().slice(0, 10), 5)}`);
  const back = page.getByRole('button', { name: 'Previous day' });
  for (let steps = 0; steps < 8 && (await back.getAttribute('aria-disabled')) === null; steps += 1) await back.click();
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => requests.times).toBeGreaterThan(calls);
});

// covers HR-226
test('a range of the cost page ends tomorrow at the latest', async ({ page }) => {
  const requests = counted(page, call('energyCostSummary'));
  await show(page, 'energyCost', `id=${FULL}`);
  const today = todayIn('Europe/Amsterdam');
  await expect.poll(() => requests.times).toBe(1);
  await typeTime(page.getByRole('group', { name: /: to$/ }), plus(today, 2));
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a day on or before' })).toBeVisible();
  await typeTime(page.getByRole('group', { name: /: to$/ }), plus(today, 1));
  await expect
    .poll(() => daysOf(requests.bodies))
    .toEqual([
      [today, today],
      [today, plus(today, 1)],
    ]);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect(card(page, 'Price').getByRole('application')).toBeVisible();
});

// covers HR-043, HR-044, HR-045, HR-046, HR-297
test('the price says its tariff and what it is made of; its table has pages of ten', async ({ page }) => {
  await show(page, 'energyCost', `id=${FULL}&startDate=2026-10-25&endDate=2026-10-25`);
  const price = card(page, 'Price');
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
    await expect(
      card(page, title).getByRole('toolbar').getByRole('button', { name: 'Export', exact: true }),
    ).toBeVisible();

  await go(page, `${HOME}/homeDetail/energyCost/?id=${PUNE}`);
  await expect(card(page, 'Price').getByText(/public online data of the retailer and is for reference/)).toBeVisible();
});

// covers HR-141, HR-140
test('tile, table and file of the cost page say the same, also on days of 23 and 25 hours', async ({ page }) => {
  test.slow(); // four homes
  const shown = [
    [FULL, '2026-10-25', '2026-10-25'],
    [ADELAIDE, '2026-10-04', '2026-10-04'],
    [PUNE, '2026-10-20', '2026-10-22'],
    [GRID_ONLY, '2026-10-01', '2026-10-12'],
  ] as const;
  for (const [id, from, to] of shown) {
    await show(page, 'energyCost', `id=${id}&startDate=${from}&endDate=${to}`);
    for (const [title, tile] of [
      ['Quantity', 'Grid'],
      ['Amount', 'Amount'],
    ] as const) {
      const chart = card(page, title);
      await expect(chart.getByRole('toolbar')).toBeVisible();
      const table = await totals(chart);
      const values = await page
        .getByRole('region', { name: 'Summary' })
        .getByRole('region', { name: tile, exact: true })
        .getByRole('definition')
        .allTextContents();
      const file = await sums(page, chart);
      expect(table.slice(0, 2).map(shownNumber), `${id} ${title}`).toEqual(values.map(shownNumber));
      expect(
        file.slice(0, 2).map((sum) => Number(sum.toFixed(2))),
        `${id} ${title}`,
      ).toEqual(values.map(shownNumber));
      expect(shownNumber(table[2]), `${id} ${title}: difference`).toBeCloseTo((file[1] ?? 0) - (file[0] ?? 0), 1);
    }
  }
});

// covers HR-274, H-041
test('the cloud gives its own file of a chart, of the days that are shown', async ({ page }) => {
  await show(page, 'energyCost', `id=${FULL}&startDate=2026-10-24&endDate=2026-10-25`);
  const quantity = card(page, 'Quantity');
  await quantity.getByRole('button', { name: 'Export', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Figures from the server' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toContain('2026-10-24_2026-10-25');
  const lines = readFileSync(await file.path())
    .toString()
    .trim()
    .split('\r\n');
  expect(lines[0]).toMatch(/\(kWh\)/);
  expect(lines).toHaveLength(1 + 24 + 25); // the second day has an hour more
});

// covers HR-210, HR-212
test('the pages of cost and usage are refreshed every five minutes, and not when they are left', async ({ page }) => {
  await page.clock.install();
  const cost = ['Summary', 'Price', 'Quantity', 'Amount'].map((name) => counted(page, call(`energyCost${name}`)));
  const usage = ['Summary', 'AndGeneration', 'SolarPowerUsage', 'CostSaving'].map((name) =>
    counted(page, call(`energyUsage${name}`)),
  );
  const times = () => [cost, usage].map((calls) => calls.map((one) => one.times));
  await show(page, 'energyCost', `id=${FULL}`);
  await expect(card(page, 'Amount').getByRole('toolbar')).toBeVisible();
  expect(times()).toEqual([
    [1, 1, 1, 1],
    [0, 0, 0, 0],
  ]);
  await page.clock.fastForward(300_000);
  await expect.poll(times).toEqual([
    [2, 2, 2, 2],
    [0, 0, 0, 0],
  ]);

  await page.getByRole('tab', { name: 'Energy usage', exact: true }).last().click();
  await expect(card(page, 'Cost comparison').getByRole('toolbar')).toBeVisible();
  await page.clock.fastForward(300_000);
  await expect.poll(times).toEqual([
    [2, 2, 2, 2],
    [2, 2, 2, 2],
  ]);

  await page.getByRole('tab', { name: 'Device', exact: true }).last().click();
  await expect(page).toHaveURL(/homeDetail\/device/);
  await page.clock.fastForward(900_000);
  await page.clock.runFor(2000);
  expect(times()).toEqual([
    [2, 2, 2, 2],
    [2, 2, 2, 2],
  ]);
});

test('one chart that fails leaves the others, and is tried again alone', async ({ page }) => {
  let failing = true;
  await page.route(call('energyCostQuantity'), (route) =>
    failing ? fulfil(route, envelope(null, '9999', 'The meter is being read anew.')) : route.continue(),
  );
  await show(page, 'energyCost', `id=${FULL}`);
  await expect(card(page, 'Price').getByRole('application')).toBeVisible();
  await expect(card(page, 'Amount').getByRole('application')).toBeVisible();
  const quantity = page.getByRole('region', { name: 'Quantity', exact: true });
  await expect(quantity.getByText('The meter is being read anew.')).toBeVisible();
  failing = false;
  await quantity.getByRole('button', { name: 'Try again' }).click();
  await expect(quantity.getByRole('application')).toBeVisible();
});

// covers HS-010, HR-049, HR-052, HR-054, HR-228, HR-053, HR-051, HR-050
test('the usage page takes three months at most, and shows solar usage in energy or percent', async ({ page }) => {
  const requests = counted(page, call('energyUsageSummary'));
  const solar = counted(page, call('energyUsageSolarPowerUsage'));
  await show(page, 'energyUsage', `id=${FULL}`);
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
    await expect(card(page, title).getByRole('button', { name: 'Enlarge' })).toBeVisible();
  for (const name of ['CO₂ reduction', 'Cost saving'])
    await expect(page.getByRole('region', { name, exact: true })).toContainText(/\d/);
  await expect(page.getByRole('region', { name: 'CO₂ reduction', exact: true })).toContainText(/kg\/kWh · \d{4} · ./);
  expect(daysOf(requests.bodies)).toEqual([[`${today.slice(0, 8)}01`, today]]);

  const far = plus(today, -120);
  await typeTime(page.getByRole('group', { name: /: from$/ }), far);
  await expect(page.getByText('The time span cannot exceed 3 months')).toBeVisible();
  await expect(
    page
      .getByRole('group', { name: /: from$/ })
      .getByRole('spinbutton')
      .first(),
  ).toHaveText(far.slice(0, 4));
  expect(requests.times).toBe(1);
  await typeTime(page.getByRole('group', { name: /: to$/ }), plus(far, 60));
  await expect.poll(() => daysOf(requests.bodies).at(-1)).toEqual([far, plus(far, 60)]);
  await expect(page.getByText('The time span cannot exceed 3 months')).toHaveCount(0);

  const chart = card(page, 'Solar usage');
  await expect(chart.getByRole('toolbar')).toBeVisible();
  await chart.getByRole('button', { name: 'Percentage' }).click();
  await expect.poll(() => JSON.parse(solar.bodies.at(-1) ?? '{}')).toMatchObject({ stationId: FULL, valueFormat: 2 });
  await chart.getByRole('button', { name: 'Table' }).click();
  await expect(chart.getByRole('columnheader', { name: 'Exported (%)' })).toBeVisible();
  await chart.getByRole('button', { name: 'Energy' }).click();
  await expect(chart.getByRole('columnheader', { name: 'Exported (kWh)' })).toBeVisible();
});

test('rings, bars and balance of the usage page agree', async ({ page }) => {
  const range = 'startDate=2026-10-20&endDate=2026-10-31';
  await show(page, 'energyUsage', `id=${FULL}&${range}`);
  const [usage, generation] = await totals(card(page, 'Usage and generation'));
  for (const [title, bars] of [
    ['Usage', usage],
    ['Generation', generation],
  ] as const) {
    const ring = card(page, title);
    await ring.getByRole('button', { name: 'Table' }).click();
    expect(
      shownNumber(
        await ring
          .getByRole('row', { name: /^Total/ })
          .getByRole('cell')
          .textContent(),
      ),
      title,
    ).toBe(shownNumber(bars));
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

  await show(page, 'energyUsage', `id=${GRID_ONLY}&${range}`);
  await expect(
    page.getByRole('region', { name: 'Self-consumption rate', exact: true }).getByText('-', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Self-sufficiency', exact: true }).getByText(/^0%/).first(),
  ).toBeVisible();
  // figures that come late may move the button away from below the pointer
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'How Self-consumption rate is calculated' }).hover();
    await expect(page.getByRole('tooltip')).toContainText('grid export ÷ PV production', { timeout: 1_000 });
  }).toPass();
});

// covers HS-003, HR-055, HR-058, HR-059
test('the report has three sections; tabs load when they are shown, and another date loads everything', async ({
  page,
}) => {
  const paths = [
    'energy/general',
    'energy/chartList',
    'greenPower/general',
    'greenPower/chartList',
    'costSaving/general',
    'costSaving/saving',
    'costSaving/comparison',
  ];
  const requests = paths.map((path) => counted(page, call(path)));
  const times = () => requests.map((one) => one.times);
  await report(page, `id=${FULL}`);
  const today = todayIn('Europe/Amsterdam');
  await expect(page.getByRole('heading', { level: 1, name: /^Energy report: / })).toBeVisible();
  // covers HR-056
  for (const name of ['Energy', 'Green power', 'Cost saving'])
    await expect(page.getByRole('region', { name, exact: true }).getByRole('listitem').first()).toContainText(/\d/);
  await expect(card(page, 'Saving').getByRole('toolbar')).toBeVisible();
  expect(times()).toEqual([1, 1, 1, 1, 1, 1, 0]);
  // covers HR-060, HR-277
  expect(JSON.parse(requests[0]?.bodies[0] ?? '{}')).toEqual({
    stationId: FULL,
    startDate: `${today.slice(0, 8)}01`,
    endDate: today,
  });

  await page.getByRole('tab', { name: 'Comparison' }).click();
  const comparison = card(page, 'Comparison');
  // covers HR-057
  for (const tool of ['Bar chart', 'Table', 'Enlarge', 'Export'])
    await expect(comparison.getByRole('button', { name: tool, exact: true })).toBeVisible();
  expect(times()).toEqual([1, 1, 1, 1, 1, 1, 1]);
  const [legend, plot] = await Promise.all([
    comparison.getByRole('group', { name: /^Series of/ }).boundingBox(),
    comparison.getByRole('application').boundingBox(),
  ]);
  expect(legend?.y).toBeGreaterThan(plot?.y ?? Infinity);

  const from = page.getByRole('group', { name: /: from$/ });
  await from.getByRole('spinbutton').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  // covers HR-229
  await expect(page.getByText('Please select date')).toBeVisible();
  expect(times()).toEqual([1, 1, 1, 1, 1, 1, 1]);
  await typeTime(page.getByRole('group', { name: /: from$/ }), plus(today, -30));
  const last = () => requests.map(({ bodies }) => daysOf(bodies).at(-1));
  const chosen = [plus(today, -30), today];
  const [saving] = last().slice(5); // not shown: not asked for
  await expect.poll(last).toEqual([chosen, chosen, chosen, chosen, chosen, saving, chosen]);
  await typeTime(page.getByRole('group', { name: /: from$/ }), plus(today, -120));
  // covers HR-230, HR-295
  await expect(page.getByText('The time span cannot exceed 3 months')).toBeVisible();
  expect(last()).toEqual([chosen, chosen, chosen, chosen, chosen, saving, chosen]);
});

test('the report fits sheets of A4: its figures, its charts, and nothing of the console around them', async ({
  page,
}) => {
  test.slow(); // every chart is drawn once more, for paper
  await keepPaper(page);
  await report(page, `id=${FULL}`);
  await expect(page.getByRole('region', { name: 'Energy', exact: true }).getByRole('listitem').first()).toContainText(
    /\d/,
  );
  await print(page);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-view').last();
  await expect(sheet.getByRole('heading', { name: 'Energy', exact: true })).toBeVisible();
  await expect(sheet.getByRole('row', { name: /^Consumption · / }).first()).toBeVisible();
  expect(await sheet.getByRole('img').count()).toBeGreaterThan(1);
  await expect(page.getByRole('banner')).toBeHidden();
  const sizes = await pagesOnPaper(page);
  for (const [width, height] of sizes)
    expect([Math.abs((width ?? 0) - 595.3) < 1, Math.abs((height ?? 0) - 841.9) < 1.5]).toEqual([true, true]);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.length).toBeLessThan(6);
});

test('axe finds nothing on the three pages, and a narrow screen scrolls only downwards', async ({ page }) => {
  test.slow(); // three pages in two themes
  const examine = async () => {
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await show(page, 'energyCost', `id=${FULL}`);
  await card(page, 'Quantity').getByRole('button', { name: 'Table' }).click();
  await examine();
  await go(page, `${HOME}/homeDetail/energyUsage/?id=${FULL}`);
  await page.getByRole('button', { name: 'Energy balance' }).click();
  await expect(page.getByText(/^Both sides agree; /)).toBeVisible();
  await examine();
  await go(page, `${HOME}/detail/energyReport?id=${FULL}`);
  await expect(card(page, 'Saving').getByRole('application')).toBeVisible();
  await examine();
});

test.describe('in Chinese', () => {
  test.use({ baseURL: hostNamed('vpp.localhost') });

  test('all three pages and their messages are Chinese', async ({ page }) => {
    await show(page, 'energyCost', `id=${FULL}`);
    await expect(card(page, '电价')).toBeVisible();
    await expect(page.getByText(/自动策略以此作为家庭用电价格/)).toBeVisible();
    for (const name of ['电网', '最高电价', '每千瓦时', '收益'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '指定日期' })).toBeVisible();

    await go(page, `${HOME}/homeDetail/energyUsage/?id=${FULL}`);
    await expect(card(page, '光伏用电去向').getByRole('button', { name: '百分比' })).toBeVisible();
    await typeTime(page.getByRole('group', { name: /开始$/ }), plus(todayIn('Europe/Amsterdam'), -120));
    await expect(page.getByText('时间跨度不能超过3个月')).toBeVisible();

    await go(page, `${HOME}/detail/energyReport?id=${FULL}`);
    await expect(page.getByRole('heading', { level: 1, name: /^能源报告：/ })).toBeVisible();
    await expect(page.getByRole('region', { name: '绿电', exact: true })).toContainText('光伏发电');
    await expect(page.getByRole('tab', { name: '对比' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/^(Energy|Usage|Saving|Price)/)).toHaveCount(0);
  });
});
