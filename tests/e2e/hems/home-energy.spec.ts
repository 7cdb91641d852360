import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { admin } from '../support/accounts';
import { go, open } from '../support/console';
import { counted } from '../support/faults';
import { expect, test } from '../support/test';
import { keepPaper, pagesOnPaper, print } from '../support/paper';

// what is far below the window is not asked for
test.use({ viewport: { width: 1280, height: 3200 } });

const HOME = '/homeManagement/home';
/** A home of the reference backend with everything. */
const FULL = '100001';

const call = (name: string) => new RegExp(`/iems-goeu-web/web/station/${name}$`);
const card = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('region', { name: title, exact: true }).filter({ has: page.getByRole('toolbar') });
const show = (page: Page, kind: 'energyCost' | 'energyUsage', query: string) =>
  open(page, `${HOME}/homeDetail/${kind}/?${query}`, admin);
const report = (page: Page, query: string) => open(page, `${HOME}/detail/energyReport?${query}`, admin);

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

test('the charts of the three pages are drawn, axe finds nothing on them and the dashboard, and a narrow screen scrolls only downwards', async ({
  page,
}) => {
  test.slow(); // four pages in two themes
  const examine = async () => {
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await show(page, 'energyCost', `id=${FULL}`);
  for (const title of ['Price', 'Quantity', 'Amount'])
    await expect(card(page, title).getByRole('application')).toBeVisible();
  await card(page, 'Quantity').getByRole('button', { name: 'Table' }).click();
  await examine();
  await go(page, `${HOME}/homeDetail/energyUsage/?id=${FULL}`);
  await page.getByRole('button', { name: 'Energy balance' }).click();
  await expect(page.getByText(/^Both sides agree; /)).toBeVisible();
  await examine();
  await go(page, `${HOME}/detail/energyReport?id=${FULL}`);
  await expect(card(page, 'Saving').getByRole('application')).toBeVisible();
  await examine();
  await page.getByRole('tab', { name: 'Comparison' }).click();
  const [legend, plot] = await Promise.all([
    card(page, 'Comparison')
      .getByRole('group', { name: /^Series of/ })
      .boundingBox(),
    card(page, 'Comparison').getByRole('application').boundingBox(),
  ]);
  expect(legend?.y).toBeGreaterThan(plot?.y ?? Infinity);
  await go(page, `${HOME}/homeDetail/dashboard/?id=${FULL}&compareWith=previous`);
  await expect(page.getByText(/^Compared with .* until \d\d:\d[05]$/)).toBeVisible();
  await expectAccessible(page);
});
