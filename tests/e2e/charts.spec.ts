import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { admin } from './support/accounts';
import { hold } from './support/clock';
import { visit } from './support/console';
import { expect, test } from './support/test';
import { hostNamed } from './support/ports';

const gallery = (page: Page, part: string) => visit(page, `/gallery/charts?part=${part}`, admin, /^(Charts|图表)$/);
const card = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true }).filter({ has: page.getByRole('toolbar') });

/** What a tool of the export menu saves: name and bytes. */
async function exported(
  page: Page,
  chart: Locator,
  format: RegExp,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const saved = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

// covers FS-021, FR-059, FR-195, FR-196
test('a chart is read, looked at in other ways, enlarged and closed by the keyboard alone', async ({ page }) => {
  await gallery(page, 'shapes');
  const chart = card(page, 'Yield by station');
  const tools = chart.getByRole('toolbar', { name: 'Tools of Yield by station' });
  await expect(tools).toBeVisible();
  await tools.getByRole('button', { name: 'Bar chart' }).focus();
  await page.keyboard.press('End');
  await expect(tools.getByRole('button', { name: 'Export' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tools.getByRole('button', { name: 'Table' })).toBeFocused();
  await page.keyboard.press('Enter');
  const table = chart.getByRole('table');
  await expect(table.getByRole('row', { name: /^Oslo/ })).toHaveText('Oslo-64.5');
  await expect(table.getByRole('row', { name: /^Pune/ })).toHaveText('Pune154.00');
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText('952.4');

  const enlarge = tools.getByRole('button', { name: 'Enlarge' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Yield by station' });
  await expect(dialog.getByRole('button', { name: 'Back to normal size' })).toBeFocused();
  await expect(dialog.getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

/** How a drawing stands: its width, and how many of its strokes are faded. */
const drawn = (chart: Locator) =>
  chart
    .getByRole('application')
    .locator('svg')
    .first()
    .evaluate((svg) => ({
      width: svg.getBoundingClientRect().width,
      faded: [...svg.querySelectorAll('path')].filter((path) =>
        [path.getAttribute('stroke-opacity'), path.getAttribute('fill-opacity'), path.getAttribute('opacity')].includes(
          '0.3',
        ),
      ).length,
    }));

// covers FR-060, FS-021
test('the pointer on a name of the legend dims the others, a click hides it in every view and in the exported picture', async ({
  page,
}) => {
  await gallery(page, 'shapes');
  const chart = card(page, 'Power of a home');
  const solar = chart.getByRole('button', { name: /^Solar/ });
  await solar.hover();
  await expect.poll(async () => (await drawn(chart)).faded).toBeGreaterThan(2);
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await drawn(chart)).faded).toBe(0);
  await solar.click();
  await expect(solar).toHaveAttribute('aria-pressed', 'false');
  await solar.click();
  await expect(solar).toHaveAttribute('aria-pressed', 'true');

  await solar.click();
  await chart.getByRole('button', { name: 'Enlarge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Power of a home' });
  await expect(dialog.getByRole('button', { name: /^Solar/ })).toHaveAttribute('aria-pressed', 'false');
  await dialog.getByRole('button', { name: 'Back to normal size' }).click();
  const { name, bytes } = await exported(page, chart, /SVG/);
  expect(name).toBe('gallery-power_2026-06-21_2026-06-21_Europe-Amsterdam.svg');
  expect(bytes.toString()).toMatch(/^<svg/);
  expect(bytes.toString()).toContain('Battery');
  expect(bytes.toString()).not.toContain('Solar');
});

// covers FR-205, HR-301
test('a chart follows the size of its window once that has stood for 200 ms', async ({ page }) => {
  await page.clock.install(); // before the chart: what it waits for at first is over when the clock stands
  await gallery(page, 'shapes');
  const chart = card(page, 'Power of a home');
  const before = (await drawn(chart)).width;
  await hold(page);
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect.poll(async () => (await chart.boundingBox())?.width).toBeLessThan(before);
  await page.clock.runFor(150);
  expect((await drawn(chart)).width).toBe(before);
  await expect(async () => {
    await page.clock.runFor(100);
    expect((await drawn(chart)).width).toBeLessThan(before);
  }).toPass();
});

// covers FR-208, FS-022
test('a day of 25 hours is whole in the table and in every file', async ({ page }) => {
  await gallery(page, 'time');
  const chart = card(page, '25 hours: clocks put back');
  await chart.getByRole('button', { name: 'Table' }).click();
  await expect(chart.getByRole('row', { name: /^25 Oct 2026 02:00/ })).toHaveText([
    /^25 Oct 2026 02:00 \+02:00/,
    /^25 Oct 2026 02:00 \+01:00/,
  ]);
  await expect(chart.getByRole('table')).toHaveAttribute('aria-rowcount', '27');

  const csv = await exported(page, chart, /CSV/);
  expect(csv.name).toBe('gallery-autumn_2026-10-25_2026-10-25_Europe-Amsterdam.csv');
  const lines = csv.bytes.toString().split('\r\n');
  expect(lines[0]).toBe('\uFEFFlocal time,UTC offset,UTC,Solar (kWh),Home (kWh)');
  expect(
    lines.filter((line) => line.startsWith('2026-10-25 02:00:00')).map((line) => line.split(',').slice(1, 3)),
  ).toEqual([
    ['+02:00', '2026-10-25T00:00:00Z'],
    ['+01:00', '2026-10-25T01:00:00Z'],
  ]);
  expect(lines).toHaveLength(27);

  const png = await exported(page, chart, /PNG/);
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([1920, 1080]);

  const pdf = await exported(page, chart, /PDF/);
  const text = pdf.bytes.toString('latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
});

test('linked charts of different resolution show the same moment, and one that is enlarged stands alone', async ({
  page,
}) => {
  await gallery(page, 'linked');
  const [power, price] = [card(page, 'Power, every 5 minutes'), card(page, 'Price, every hour')];
  const drawing = power.getByRole('application', { name: 'Power, every 5 minutes' });
  await drawing.hover({ position: { x: 400, y: 100 } });
  // The words of a cursor begin with its moment.
  await expect(power.getByText(/^21 Jun 2026/)).toBeVisible();
  await expect(price.getByText(/^21 Jun 2026/)).toBeVisible();
  await power.getByRole('button', { name: 'Enlarge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Power, every 5 minutes' });
  await dialog.getByRole('application').hover({ position: { x: 600, y: 200 } });
  await expect(dialog.getByText(/^21 Jun 2026/)).toBeVisible();
  await expect(price.getByText(/^21 Jun 2026/)).toHaveCount(0);
});

// covers FR-193
test('charts, their tables and states are accessible; one that is empty, has failed or is old says so', async ({
  page,
}) => {
  test.slow(); // every state is examined
  await gallery(page, 'shapes');
  await card(page, 'Supply of a month').getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0); // half faded in it has not its contrast yet
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'States' }).click();
  await expect(page.getByRole('region', { name: 'Gaps and zero' }).getByRole('toolbar')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nothing to show' }).getByText('No data')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Failed', exact: true }).getByRole('alert')).toContainText(
    'Network request error',
  );
  await expect(
    page
      .getByRole('region', { name: 'Failed, with older data' })
      .getByRole('status')
      .filter({ hasText: 'Last loaded 12 minutes ago' }),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Loading', exact: true }).getByRole('status', { name: 'Loading…' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('any option of ECharts is drawn with a name, as a table too, and one that cannot be drawn says so', async ({
  page,
}) => {
  await gallery(page, 'raw');
  const flow = page.getByRole('region', { name: 'Where solar energy went' });
  const drawn = flow.getByRole('img', { name: 'Where solar energy went' });
  await expect(drawn.locator('svg text').first()).toBeVisible();
  const width = () => drawn.locator('svg').evaluate((svg) => svg.getBoundingClientRect().width);
  const before = await width();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect.poll(width).toBeGreaterThan(before); // one below the other now

  await flow.getByRole('button', { name: 'Table' }).click();
  await expect(flow.getByRole('row', { name: 'Solar → Home' })).toContainText('6.1');
  await expect(page.getByRole('region', { name: 'Nothing flowed' }).getByText('No data')).toBeVisible();
  const broken = page.getByRole('region', { name: 'A flow in a circle' });
  await expect(broken.getByText('The chart could not be drawn.')).toBeVisible();
  await broken.getByRole('button', { name: 'Table' }).click();
  await expect(broken.getByRole('row', { name: 'Home → Solar' })).toContainText('1');
  await expectAccessible(page);
});

test.describe('in Chinese', () => {
  test.use({ baseURL: hostNamed('vpp.localhost') });

  test('charts speak Chinese', async ({ page }) => {
    await gallery(page, 'shapes');
    const chart = card(page, '各电站发电量');
    await chart.getByRole('button', { name: '表格' }).click();
    await expect(chart.getByRole('row', { name: /^奥斯陆/ })).toHaveText('奥斯陆-64.5');
    await expect(chart.getByRole('row', { name: /^合计/ })).toBeVisible();
  });
});
