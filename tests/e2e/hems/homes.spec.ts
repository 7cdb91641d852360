import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { admin } from '../support/accounts';
import { choose, go, open, toast, visit } from '../support/console';
import { counted, envelope, fulfil, type Reply } from '../support/faults';
import { expect, test } from '../support/test';
import { hostNamed } from '../support/ports';

const HOMES = '/homeManagement/home';
const MONITOR = '/platformMonitoring/dynamicTariffMonitor';
/** A home of the reference backend with one device of every kind. */
const FULL = '100001';

const call = (path: string) => new RegExp(`/iems-goeu-web/web/${path}$`);
const given = (page: Page, path: string, reply: Reply) => page.route(call(path), (route) => fulfil(route, reply));
const card = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const queryOf = (href: string | null) => Object.fromEntries(new URL(href ?? '', 'http://here').searchParams);

const controller = {
  brandName: 'Enbox',
  deviceSn: 'EC-1',
  online: 0,
  model: 'Hub 2',
  firmwareVersion: '2.14',
  lastOnlineTime: '2026-06-01 10:00:00',
};
const devices = [
  {
    deviceName: 'Roof',
    deviceType: 2,
    status: 1,
    deviceStatus: { desc: 'Producing' },
    power: { value: 3.456, unit: 'kW' },
    liveData: { todayProduced: 12.345, monthProduced: null, reducedCo: 0 },
  },
  { deviceName: 'Wallbox', deviceType: '4', status: { code: 0 }, registered: 0, deviceStatus: { desc: 'Charging' } },
  {
    deviceName: 'Plug',
    deviceType: 0,
    deviceTypeStr: 'SOCKET',
    status: 1,
    switchOpen: 0,
    box: 1,
    deviceStatus: { desc: 'Switched off' },
    power: { value: 0, unit: 'kW' },
  },
  {
    deviceName: 'Cellar',
    deviceType: 3,
    status: 1,
    socValue: 83.6,
    power: { value: 1, unit: 'kW' },
    modeIcon: 'charge',
    liveData: { cycle: 12.4 },
  },
];

// covers HS-011, H-023, HR-122, HE-016, HR-172, HR-180
test('device cards follow the rules of their types, stand as many beside each other as there is room, and are kept fresh', async ({
  page,
}) => {
  await page.clock.install();
  const requests = counted(page, call('station/portalDeviceList'));
  let reply = envelope({ controller, devices });
  await page.route(call('station/portalDeviceList'), (route) => fulfil(route, reply));
  await open(page, `${HOMES}/homeDetail/device/?id=${FULL}`, admin);
  const box = page.getByRole('region', { name: 'Controller' });
  // covers HR-068
  for (const text of ['Enbox', 'EC-1', 'Offline', 'Hub 2', '2.14', '01 Jun 2026 10:00:00'])
    await expect(box.getByText(text, { exact: true })).toBeVisible();

  // covers HR-071, HR-182, HR-177
  await expect(card(page, 'Roof')).toContainText('Producing');
  await expect(card(page, 'Roof')).toContainText(/3\.46\s?kW/);
  for (const text of ['12.35 kWh', '0 kg'])
    await expect(
      card(page, 'Roof').getByText(text.replace(' ', '\u00a0')).or(card(page, 'Roof').getByText(text)),
    ).toBeVisible();
  await expect(card(page, 'Roof').getByText('-', { exact: true })).toBeVisible();
  // covers HR-181
  await expect(card(page, 'Wallbox')).toContainText('Unconnected');
  // covers HR-178
  await expect(card(page, 'Plug')).toContainText('Switched off');
  await expect(card(page, 'Plug').getByRole('img', { name: 'Built into a controller box' })).toBeVisible();
  await expect(card(page, 'Cellar')).toContainText('84');
  await expect(card(page, 'Cellar').getByText('Charge', { exact: true })).toBeVisible();

  const lefts = () =>
    Promise.all(
      ['Roof', 'Wallbox', 'Plug', 'Cellar'].map(async (name) =>
        Math.round((await card(page, name).boundingBox())?.x ?? 0),
      ),
    );
  for (const [width, beside] of [
    [1920, 3],
    [1441, 3],
    [1440, 2],
    [1280, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    // covers HR-070
    await expect.poll(async () => new Set(await lefts()).size, `cards beside each other at ${width} px`).toBe(beside);
  }

  const before = requests.times;
  // covers HR-073
  await page.clock.runFor(30_500);
  await expect.poll(() => requests.times).toBe(before + 1);
  reply = { status: 502 };
  await page.clock.runFor(30_500);
  await expect.poll(() => requests.times).toBe(before + 2);
  await expect(card(page, 'Roof')).toContainText('Producing'); // the last good ones stay
});

// covers HS-033, H-241, H-242, H-243, H-244, H-245
test('the tariff monitor opens at the tariff of its link, shows its prices and has them collected again', async ({
  page,
}) => {
  test.slow();
  await visit(page, `${HOMES}/detail/homeInfo?id=${FULL}`, admin, /./);
  const href = await page.getByRole('link', { name: /^View/ }).first().getAttribute('href');
  const { businessId = '' } = queryOf(href);
  expect(href).toContain(`${MONITOR}?businessId=`);
  const requests = counted(page, call('market/tariff/priceLine'));
  await go(page, href ?? '');
  const tree = page.getByRole('tree', { name: 'Tariffs' });
  await expect(tree.getByRole('treeitem', { selected: true })).toHaveCount(1);
  await expect.poll(() => requests.bodies.map((body) => String(JSON.parse(body).businessId))).toContain(businessId);
  const chart = page.getByRole('region', { name: 'Price line' });
  for (const name of ['Purchase', 'Feed-in', 'Spot'])
    await expect(chart.getByText(name, { exact: true }).first()).toBeVisible();
  for (const name of [
    'Current price',
    'Average price',
    'Highest price',
    'Lowest price',
    'Hours with a negative price',
    'Homes on the tariff',
  ])
    await expect(page.getByText(name, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'EUR/MWh' }).click();
  await expect.poll(() => JSON.parse(requests.bodies.at(-1) ?? '{}').unit).toBe('EUR/MWh');
  await expect(page).toHaveURL(/unit=EUR%2FMWh/);
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await expect
    .poll(() => {
      const { startDate, endDate } = JSON.parse(requests.bodies.at(-1) ?? '{}');
      return startDate === endDate;
    })
    .toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Day', exact: true })).toHaveAttribute('aria-pressed', 'true');

  const before = await tree.getByRole('treeitem', { selected: true }).textContent();
  const other = tree.getByRole('treeitem', { selected: false, level: 4 }).first();
  await other.click();
  await expect(tree.getByRole('treeitem', { selected: true })).not.toHaveText(before ?? '');
  await expect(page).not.toHaveURL(new RegExp(`businessId=${businessId}(&|$)`));
  await page.goto(MONITOR);
  await expect(tree.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-level', '4');

  const total = page.getByRole('main').getByText(/^1–\d+ of \d+$/);
  const all = await total.innerText();
  await choose(page, 'Status', 'Complete');
  await expect(total).not.toHaveText(all); // what is pressed is a row of the new list
  const collected = page
    .getByRole('table', { name: 'Data collection' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'Complete', exact: true }) })
    .first();
  await collected.getByRole('button', { name: /^Collect again/ }).click();
  const question = page.getByRole('alertdialog', { name: /are complete. Collect them again/ });
  await question.getByRole('button', { name: 'Collect again' }).click();
  await expect(toast(page, 'Collection started')).toBeVisible();
});

// covers H-004, HR-072
test('homes without a controller are listed apart, and one of them leads to its pages; an empty tree says what is missing', async ({
  page,
}) => {
  await visit(page, HOMES, admin, 'Homes');
  await page.getByRole('button', { name: 'Without a controller' }).click();
  const dialog = page.getByRole('dialog', { name: 'Homes without a controller' });
  await dialog
    .getByRole('link', { name: /^Home info/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${HOMES}/detail/homeInfo\\?id=\\d+$`));
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: 'Homes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Homes' })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await given(page, 'market/tariff/tree', envelope([]));
  await go(page, MONITOR);
  await expect(page.getByRole('heading', { level: 1, name: 'Dynamic tariff monitor' })).toBeVisible();
  await expect(page.getByText(/Tariffs appear here once/)).toBeVisible();
});

test('on a phone the tree stands behind a button; what cannot be loaded is said in its place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await given(page, 'market/tariff/statistics', envelope(null, '5000', 'No figures today'));
  await open(page, MONITOR, admin);
  await expect(page.getByRole('main').getByText('No figures today')).toBeVisible();
  await expect(page.getByRole('tree')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: / \/ / }).click();
  const dialog = page.getByRole('dialog', { name: 'Tariffs' });
  await dialog.getByRole('treeitem', { level: 4, selected: false }).first().click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/businessId=/);
});

test('axe finds nothing on the pages of the list, the info, the devices and the tariffs', async ({ page }) => {
  test.slow(); // four pages in two themes
  await open(page, HOMES, admin);
  for (const [title, path, ready] of [
    ['Homes', HOMES, page.getByRole('table')],
    ['info', `${HOMES}/detail/homeInfo?id=${FULL}`, page.getByRole('table', { name: 'Devices' })],
    ['devices', `${HOMES}/homeDetail/device/?id=${FULL}`, page.getByRole('region', { name: 'Controller' })],
    ['tariffs', MONITOR, page.getByRole('tree', { name: 'Tariffs' })],
  ] as const) {
    await test.step(title, async () => {
      await go(page, path);
      await expect(ready.first()).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expectAccessible(page);
    });
  }
});

test.describe('in Chinese', () => {
  test.use({ baseURL: hostNamed('vpp.localhost') });

  test('the pages of homes speak Chinese', async ({ page }) => {
    await visit(page, HOMES, admin, '家庭列表');
    await expect(page.getByRole('columnheader', { name: '家庭编号' })).toBeVisible();
    await go(page, `${HOMES}/detail/homeInfo?id=${FULL}`);
    for (const name of ['家庭信息', '用户', '电价', '按类型查看策略', '按设备查看策略', '设备'])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await go(page, `${HOMES}/homeDetail/device/?id=${FULL}`);
    await expect(page.getByRole('region', { name: '控制器' }).getByText('固件版本')).toBeVisible();
    await expect(page.getByText('未连接')).toBeVisible();
    await go(page, MONITOR);
    await expect(page.getByRole('heading', { level: 1, name: '动态电价监测' })).toBeVisible();
    await expect(page.getByText('平均价', { exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: '数据采集' })).toBeVisible();
  });
});
