import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { admin } from '../support/accounts';
import { bringIntoView } from '../support/bringIntoView';
import { go, open } from '../support/console';
import { counted, envelope, fulfil, type Reply } from '../support/faults';
import { expect, test } from '../support/test';
import { hostNamed } from '../support/ports';

const DETAIL = '/homeManagement/home/homeDetail';
/** Homes of the reference backend: with everything, without a device, in South Australia. */
const [FULL, EMPTY, ADELAIDE] = ['100001', '100107', '100009'] as const;

const call = (name: string) => new RegExp(`/iems-goeu-web/web/station/${name}$`);
const show = (page: Page, id: string, tab = 'dashboard/') => open(page, `${DETAIL}/${tab}?id=${id}`, admin);
const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const tab = (page: Page, name: string): Locator =>
  page.getByRole('tablist', { name: /^(Pages of the home|家庭页面)$/ }).getByRole('tab', { name, exact: true });
const given = (page: Page, name: string, reply: Reply) => page.route(call(name), (route) => fulfil(route, reply));

const kw = (value: number) => ({ value, unit: 'kW' });
const FIVE = [
  { deviceType: 'GRID', status: 2, flow: { status: 2, power: kw(1.24) } },
  { deviceType: 'ENERGY', status: 2, flow: { status: 2, power: kw(1.6), soc: { value: 76.4, unit: '%' } } },
  { deviceType: 'CHP', status: 0, flow: { status: 0 } },
  { deviceType: 'HVAC', status: 2, flow: { status: 1, power: kw(0.85), temperature: { value: 21.46, unit: '°C' } } },
  { deviceType: 'PV', status: 2, flow: { status: 1, power: kw(4.82) } },
];
const flowing = (homeLoad: number) => envelope({ nodes: FIVE, homeLoad: kw(homeLoad) });

// covers HR-176
test('what shows of a home is arranged for that home, one page always stays', async ({ page }) => {
  await show(page, FULL);
  const arrange = page.getByRole('button', { name: 'Customize menu' });
  await arrange.click();
  for (const name of ['Energy cost', 'Energy usage', 'Device']) await page.getByRole('checkbox', { name }).click();
  await expect(page.getByRole('checkbox', { name: 'Dashboard' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(tab(page, 'Dashboard')).toBeVisible();
  await expect(tab(page, 'Device')).toHaveCount(0);
  await go(page, `${DETAIL}/dashboard/?id=${EMPTY}`);
  await expect(tab(page, 'Device')).toBeVisible();
});

// covers HS-007, HR-032
test('four automations say how they stand, and why; the energy flow is drawn, said and listed; each device leads to the devices by the keyboard', async ({
  page,
}) => {
  await given(page, 'dashboardFlow', flowing(0.4));
  await given(
    page,
    'dashboardStrategyInfo',
    envelope({
      automaticStatus: 3,
      addOnStrategy: { gridFeedInStatus: 3, overloadStatus: 2, capacityChargeStatus: 1, energyTradingStatus: 3 },
    }),
  );
  await show(page, FULL);
  const panel = region(page, 'Automatic strategy');
  // covers HR-185
  await expect(panel.getByRole('switch', { name: 'Automatic: On' })).toBeChecked();
  // covers HR-034, HR-035
  await expect(panel.getByRole('button')).toHaveText([
    /^Grid feed-in.*On/,
    /^Overload prevention.*Off/,
    /^Capacity chargeBeta.*Locked/,
    /^Energy trading.*On/,
  ]);
  const tile = panel.getByRole('button', { name: /^Capacity charge/ });
  await tile.focus();
  await page.keyboard.press('Enter');
  const more = page.getByRole('dialog', { name: /^Capacity charge/ });
  await expect(more).toContainText('Locked: the home is missing a required device or tariff');
  await page.keyboard.press('Escape');
  await expect(more).toHaveCount(0);
  await expect(tile).toBeFocused();

  const flow = region(page, 'Energy flow');
  // covers HS-006, HR-030, HR-128, HR-129, HR-130
  await expect(flow.getByRole('img')).toHaveAccessibleName(
    /^The home is using 0\.40\skW\. Battery: Charging 1\.60\skW, Charge 76%\. EV charger: Off\. Heat&Cool: Running 0\.85\skW, Temperature 21\.5\s°C\. Solar: Generating 4\.82\skW.*\. Grid: Exporting 1\.24\skW, Selling at .+\. Unaccounted: 0\.73\skW\.$/,
  );
  await expect(flow.locator('[data-kind]')).toHaveCount(5);
  // covers HR-033, HR-126
  await expect(flow.locator('[data-kind=grid][data-state=active][data-direction="2"]')).toHaveCount(1);
  await expect(flow.locator('[data-kind=charger][data-state=off][data-direction="0"]')).toHaveCount(1);
  await flow.getByRole('button', { name: 'Table' }).click();
  await expect(flow.getByRole('row')).toHaveText([
    /^DeviceState/,
    /^Home loadUsing0\.40/,
    /^BatteryCharging1\.60\skWCharge 76%/,
    /^EV chargerOff--/,
    /^Heat&CoolRunning0\.85/,
    /^SolarGenerating4\.82/,
    /^GridExporting1\.24/,
    /^Unaccounted/,
  ]);
  await flow.getByRole('button', { name: 'Diagram' }).click();
  await flow.getByRole('link', { name: /^Solar: Generating/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${DETAIL}/device?id=${FULL}`);
});

test('dots go only while they are seen and nobody asks for calm; then arrows point the way', async ({ page }) => {
  await given(page, 'dashboardFlow', flowing(1.13));
  await show(page, FULL);
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length,
    );
  const flow = region(page, 'Energy flow');
  await bringIntoView(flow);
  await expect.poll(running).toBe(12);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).toBe(0);
  await expect(flow.locator('[data-arrow]')).toHaveCount(4);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(running).toBe(12);
  await bringIntoView(page.getByRole('application', { name: 'Device power' }));
  await expect.poll(running).toBe(0);
});

// covers HS-008, HR-037, HR-038, HR-039, HR-040
test('price and power of a day share a cursor, within the last three months', async ({ page }) => {
  await show(page, FULL);
  const [price, power] = [region(page, 'Price and grid power'), region(page, 'Device power')];
  await expect(page.getByRole('region', { name: 'Live price' }).getByText(/^[\d.]+\sc\/kWh$/)).toHaveCount(2);
  for (const chart of [price, power])
    await expect(chart.getByRole('list', { name: 'Weather' }).getByRole('listitem').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Next day' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Previous day' }).click();
  await power.getByRole('application').hover({ position: { x: 400, y: 90 } });
  const moment = /^\d\d \w{3} \d{4}, \d\d:\d\d( - \d\d:\d\d)?$/; // powers are of five minutes
  await expect(power.getByText(moment)).toBeVisible();
  await expect(price.getByText(moment)).toBeVisible();
  await price.getByRole('button', { name: 'Bar chart' }).click();
  await power.getByRole('application').hover({ position: { x: 300, y: 90 } });
  await expect(power.getByText(moment)).toBeVisible();
  await expect(price.getByText(moment)).toHaveCount(0);

  await page.getByRole('button', { name: /^Day: / }).click();
  const calendar = page.getByRole('dialog', { name: 'Day' });
  for (let month = 0; month < 3; month += 1) await calendar.getByRole('button', { name: 'Previous month' }).click();
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeDisabled();
});

const hour = (at: number) => `${String(at).padStart(2, '0')}:00`;
const dayOf = (labels: readonly string[]) => {
  const list = labels.map((_, place) => place);
  return {
    price: envelope({
      priceInfo: { xlist: labels, ylist: [{ name: 'Purchase', desc: 'Purchase', unit: 'c/kWh', list }] },
      gridPower: null,
    }),
    power: envelope({ xlist: labels, ylist: [{ name: 'PV', desc: 'Solar', unit: 'kW', list }] }),
  };
};
const HOURS = Array.from({ length: 24 }, (_, at) => hour(at));

test('the clock of a home far away is its own, until its times are asked for here', async ({ page }) => {
  const labels = HOURS.slice(0, 3);
  await given(page, 'dashboardDevicePower', dayOf(labels).power);
  await show(page, ADELAIDE);
  const power = region(page, 'Device power');
  await power.getByRole('button', { name: 'Table' }).click();
  await expect(power.getByRole('row', { name: /\b00:00/ })).toBeVisible();
  const clocks = page.getByRole('group', { name: 'Show times in' });
  await expect(clocks.getByRole('button')).toHaveText([/^Home: Adelaide/, /^Here: Berlin/]);
  await clocks.getByRole('button', { name: /^Here/ }).click();
  // Adelaide is 9.5 or 10.5 hours ahead, Berlin one or two
  await expect(power.getByRole('row', { name: /\b1[45]:30/ }).first()).toBeVisible();
  await page.reload();
  await expect(clocks.getByRole('button', { name: /^Here/ })).toHaveAttribute('aria-pressed', 'true');
  await go(page, `${DETAIL}/dashboard/?id=${FULL}`); // in Amsterdam, which has the clock of Berlin
  await expect(region(page, 'Energy flow')).toBeVisible();
  await expect(clocks).toHaveCount(0);
});

test('a home without a time zone says whose clock it shows', async ({ page }) => {
  await given(page, 'detail', envelope({ stationId: FULL, name: 'Nowhere', timeZone: null, online: 0 }));
  await show(page, FULL);
  await expect(page.getByText(/^The time zone of this home is not known\..*Berlin/)).toBeVisible();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
});

// covers HR-041
test('everything is refreshed every half minute, of the charts only those of today; what fails keeps what was there', async ({
  page,
}) => {
  await page.clock.install();
  await given(page, 'dashboardFlow', flowing(1.13));
  const names = [
    'dashboardSummary',
    'dashboardFlow',
    'dashboardStrategyInfo',
    'dashboardPrice',
    'dashboardDevicePower',
  ];
  const calls = names.map((name) => counted(page, call(name)));
  const times = () => calls.map((one) => one.times);
  await show(page, FULL);
  await expect(region(page, 'Device power').getByRole('application')).toBeVisible();
  const [first] = [times()];
  await page.clock.fastForward(30_500);
  await expect.poll(() => times().map((count, place) => count - (first[place] ?? 0))).toEqual([1, 1, 1, 1, 1]);

  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect.poll(() => times()[4]).toBe((first[4] ?? 0) + 2);
  await page.clock.fastForward(31_000);
  await expect.poll(() => times()[1]).toBe((first[1] ?? 0) + 2);
  expect(times()[4]).toBe((first[4] ?? 0) + 2);

  const flow = region(page, 'Energy flow');
  await page.unroute(call('dashboardFlow'));
  await given(page, 'dashboardFlow', { status: 500 });
  await page.clock.fastForward(31_000);
  await expect(flow.getByRole('status').filter({ hasText: 'Last loaded' })).toBeVisible();
  await expect(flow.getByRole('img')).toHaveAccessibleName(/^The home is using 1\.13/);
  await page.clock.fastForward(91_000);
  await expect(flow.getByRole('status').filter({ hasText: /Last loaded \d minutes? ago/ })).toBeVisible();
  await expect(flow.locator('[data-flow]')).toHaveCount(0); // too old to be the present
  await page.unroute(call('dashboardFlow'));
  await given(page, 'dashboardFlow', flowing(2));
  await flow.getByRole('button', { name: 'Try again' }).click();
  await expect(flow.getByRole('img', { name: /^The home is using 2/ })).toBeVisible();
  await expect(flow.getByText('Last loaded')).toHaveCount(0);
});

test('the dashboard fits a phone, and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await given(page, 'dashboardFlow', flowing(0.4));
  await show(page, ADELAIDE);
  await expect(region(page, 'Device power').getByRole('application')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(
    await region(page, 'Energy flow').evaluate((card) =>
      [...card.querySelectorAll('text')].every((text) => {
        const [one, box] = [text.getBoundingClientRect(), card.getBoundingClientRect()];
        return one.left >= box.left && one.right <= box.right;
      }),
    ),
  ).toBe(true);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('tab', { name: 'Dashboard', exact: true }).last()).toBeVisible();
  await expectAccessible(page);
  await region(page, 'Energy flow').getByRole('button', { name: 'Table' }).click();
  await page.getByRole('button', { name: /^Overload prevention/ }).click();
  await expectAccessible(page);
});

test.describe('in Chinese', () => {
  test.use({ baseURL: hostNamed('vpp.localhost') });

  test('the dashboard speaks Chinese', async ({ page }) => {
    await given(page, 'dashboardFlow', flowing(1.13));
    await show(page, FULL);
    await expect(tab(page, '总览')).toHaveAttribute('aria-selected', 'true');
    for (const name of ['节省费用', '电网', '光伏', '储能', '充电桩', '冷暖'])
      await expect(region(page, name)).toBeVisible();
    await expect(region(page, '能量流').getByRole('img')).toHaveAccessibleName(
      /^家庭用电 1\.13\skW\. 储能: 充电中 1\.60\skW, 电量 76%/,
    );
    await expect(region(page, '自动策略').getByRole('button', { name: /^容量费 ?Beta/ })).toBeVisible();
    await expect(region(page, '电价与电网功率').getByRole('application')).toBeVisible();
    await expectAccessible(page);
  });
});
