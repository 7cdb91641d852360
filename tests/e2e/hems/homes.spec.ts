import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { admin } from '../support/accounts';
import { choose, go, narrowTo, open, row, rowAction, toast, visit } from '../support/console';
import { call as accountCall, counted, envelope, fulfil, type Reply } from '../support/faults';
import { expect, test } from '../support/test';
import { mark, unique } from '../support/unique';
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

/** Makes a home by the form, with the post code looked up. */
async function createHome(page: Page, name: string): Promise<void> {
  await visit(page, `${HOMES}/create`, admin, 'New home');
  await page.getByRole('textbox', { name: 'Home name' }).fill(name);
  await page.getByRole('combobox', { name: 'Country' }).fill('Netherl');
  await page.getByRole('option', { name: 'Netherlands' }).click();
  await page.getByRole('combobox', { name: 'City' }).fill('Bunnik');
  await page.getByRole('textbox', { name: 'Post code' }).fill('3569 PW');
  await page.getByRole('textbox', { name: 'House number' }).fill('7');
  await expect(page.getByText(/Time zone: Europe\/Amsterdam/)).toBeVisible();
}

// covers HS-001, H-003, H-010, H-005
test('a home is created with what its post code says, and bound to an installer and a lead and back', async ({
  page,
}) => {
  test.slow();
  const name = unique('Villa');
  await createHome(page, name);
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('Utrecht');
  await expect(page.getByRole('textbox', { name: 'Address' })).not.toHaveValue('');
  await expect(page.getByText(/Market area: /)).toBeVisible();
  // typed before: nothing takes its place unasked
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Bunnik');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Utrecht');
  await choose(page, 'House type', /^Detached$/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await go(page, HOMES);
  await narrowTo(page, name);
  // covers H-006, H-007, H-008, H-009, HR-174
  const bound = async (what: 'installer' | 'lead', said: string) => {
    await rowAction(page, name, `Bind ${what}`);
    const dialog = page.getByRole('dialog', { name: `Bind ${what}` });
    await dialog.getByRole('combobox').click();
    // she gets a home of her own elsewhere
    await page.getByRole('option').filter({ hasNotText: 'Nova' }).first().click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(toast(page, `${said} bound`)).toBeVisible();
    await rowAction(page, name, `Unbind ${what}`);
    const question = page.getByRole('alertdialog', { name: new RegExp(`${what} of “${name}”`) });
    await question.getByRole('button', { name: `Unbind ${what}` }).click();
    await expect(toast(page, `${said} unbound`)).toBeVisible();
  };
  await bound('installer', 'Installer');
  await bound('lead', 'Lead');
});

test('a post code that is unknown, or cannot be looked up, keeps what was typed and lets the home be filled in', async ({
  page,
}) => {
  await given(page, 'common/postalCode', envelope(null));
  await visit(page, `${HOMES}/create`, admin, 'New home');
  await page.getByRole('combobox', { name: 'Country' }).fill('Netherl');
  await page.getByRole('option', { name: 'Netherlands' }).click();
  await page.getByRole('textbox', { name: 'Post code' }).fill('0000 XX');
  await page.getByRole('combobox', { name: 'City' }).fill('Nowhere');
  await expect(page.getByText(/No place was found/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Nowhere');
});

// covers H-032, H-033, H-034, H-035, H-036, HR-213, HR-214, HR-235
test('homes are put into a group, listed by it, and the list is whole again when the group is deleted', async ({
  page,
}) => {
  const group = `G ${mark()}`;
  await visit(page, HOMES, admin, 'Homes');
  await narrowTo(page, FULL);
  await rowAction(page, FULL, 'Groups');
  const dialog = page.getByRole('dialog', { name: 'Groups' });
  await dialog.getByRole('button', { name: /^Home group:/ }).click();
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(group);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: group, exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Remove from group' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Add to group' }).click();
  await expect(toast(page, 'Groups changed')).toBeVisible();

  const again = async () => {
    await rowAction(page, FULL, 'Groups');
    await dialog.getByRole('button', { name: /^Home group:/ }).click();
    await page.getByRole('button', { name: group, exact: true }).click();
  };
  await again();
  await expect(dialog.getByRole('button', { name: 'Add to group' })).toBeDisabled();
  const out = page.waitForRequest(call('station/groupRsDel'));
  await dialog.getByRole('button', { name: 'Remove from group' }).click();
  expect((await out).postDataJSON()).toMatchObject({ resources: [FULL] });
  await expect(dialog).toHaveCount(0);
  await again();
  await expect(dialog.getByRole('button', { name: 'Remove from group' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Add to group' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('searchbox', { name: /^Search in/ }).fill('');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('button', { name: /^Home group:/ }).click();
  await page.getByRole('button', { name: group, exact: true }).click();
  await expect(page.getByText('1 in total')).toBeVisible();
  await expect(page.getByRole('list', { name: /filters/i }).getByText(group)).toBeVisible();
  await page.getByRole('button', { name: /^Home group:/ }).click();
  await page.getByRole('button', { name: `Edit group ${group}` }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).last().click();
  await expect(page.getByText('1 in total')).toHaveCount(0);
});

// covers H-004
test('homes without a controller are listed apart; one of them leads to its pages', async ({ page }) => {
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
});

test('a row, its id and its name lead to the dashboard, its actions to the other pages', async ({ page }) => {
  await visit(page, HOMES, admin, 'Homes');
  await narrowTo(page, FULL);
  const dashboard = `${HOMES}/homeDetail/dashboard?id=${FULL}`;
  await expect(row(page, FULL).getByRole('link', { name: FULL, exact: true })).toHaveAttribute('href', dashboard);
  await expect(row(page, FULL).getByRole('link', { name: /^Home info/ })).toHaveAttribute(
    'href',
    `${HOMES}/detail/homeInfo?id=${FULL}`,
  );
  await choose(page, 'Online status', 'Online');
  await expect(row(page, FULL)).toHaveCount(1);
  await row(page, FULL).getByText('Netherlands').first().click();
  await expect(page).toHaveURL(dashboard);
});

/** Grants the strategy page at the path the specification names, as a cloud that has it would. */
async function grantStrategies(page: Page): Promise<void> {
  await page.route(accountCall('/menu/routers'), async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const answer = JSON.parse(text) as {
      data: { productDtoList: { code?: string; menus?: object[]; children?: object[] }[] };
    };
    const node = {
      id: 'x1',
      type: 1,
      name: '策略',
      nameEn: 'Strategies',
      path: '/userManagement/user/userDetail/strategyActivityAnalysis',
      router: 'x1',
      component: 'hems/strategy-activity',
      visible: true,
      children: [],
    };
    for (const product of answer.data.productDtoList) {
      for (const list of Object.values(product)) if (Array.isArray(list)) list.push(node);
    }
    await route.fulfill({ response, body: JSON.stringify(answer) });
  });
}

// covers HS-002, HR-013, H-001, H-002
test('home info tells everything of a home and leads on in new tabs', async ({ page }) => {
  await grantStrategies(page);
  await given(
    page,
    'station/homeDetail',
    envelope({
      stationInfo: {
        stationId: 5,
        name: 'Lindenhof',
        houseType: { code: 'detached', desc: 'Freistehend' },
        countryName: 'Netherlands',
        postalCode: '1058 PS',
        region: 'Noord-Holland',
        createDate: '2025-09-01',
        heatingSource: { desc: 'Geothermal' },
        houseSize: { value: '160', unit: 'm²' },
        housePeople: 0,
        residenceDay: null,
        timeZone: 'Europe/Amsterdam',
      },
      userInfoList: [{ cusUserId: '1929675790774062613', cusUserEmail: 'a@b.nl', joinDate: '2025-09-02' }],
      tariffInfoList: [
        {
          tariffDirectionType: { code: 1, desc: 'Buy' },
          priceType: { desc: 'Block price' },
          tariffName: 'Spot',
          retailerRegion: 'NL',
          settingDate: '2025-09-03',
          businessId: '77',
          retailerId: '88',
        },
        { tariffDirectionType: { code: 2 }, priceType: 'fixed', tariffName: 'Feed-in', businessId: '78' },
        { tariffDirectionType: { desc: 'Both ways' } },
      ],
      strategyInfo: {
        strategyList: [{ type: 2, name: 'x', status: 1 }],
        deviceWithStrategyList: [{ deviceName: 'Cellar battery', strategyList: [{ type: 3, status: 0 }] }],
      },
      deviceInfoList: [
        {
          deviceType: 'Meter',
          deviceName: 'P1',
          deviceBrand: 'Gridsense',
          deviceModel: 'Link',
          status: { code: 1, desc: 'Online' },
          lastOnlineTime: '2026-06-01T12:00:00Z',
          connectedTime: '2025-09-01 14:20:00',
        },
        { deviceName: 'Old', status: { code: 9, desc: 'Retired' } },
      ],
    }),
  );
  await visit(page, `${HOMES}/detail/homeInfo?id=5`, admin, 'Lindenhof');
  const main = page.getByRole('main');
  const facts = main.getByRole('region', { name: 'Home info' });
  for (const text of ['Detached', 'Netherlands', '1058 PS', 'Noord-Holland', '01 Sep 2025', 'Geothermal', '160 m²'])
    await expect(facts.getByText(text, { exact: true })).toBeVisible();
  // covers HR-061
  await expect(facts.locator('dt').allTextContents()).resolves.toEqual([
    'Home ID',
    'House type',
    'Country',
    'Post code',
    'Region',
    'Create date',
    'Heating',
    'Size',
    'Number of people',
    'Residence of day',
  ]);

  const heads = (name: string) => main.getByRole('table', { name }).getByRole('columnheader').allTextContents();
  // covers HR-062
  expect(await heads('Users')).toEqual(['No.', 'User ID', 'User email', 'Join date']);
  // covers HR-063
  expect(await heads('Tariffs')).toEqual([
    'No.',
    'Purchase/Feed-in',
    'Price type',
    'Tariff name',
    'Market area',
    'Price set date',
    'Operation',
  ]);
  // covers HR-066, HR-187
  expect(await heads('Devices')).toEqual([
    'No.',
    'Device type',
    'Device name',
    'Device brand',
    'Device model',
    'Device status',
    'Last online time',
    'Connected time',
  ]);

  const user = main.getByRole('link', { name: /^1929675790774062613/ });
  await expect(user).toHaveAttribute(
    'href',
    '/userManagement/user/userDetail/strategyActivityAnalysis?id=1929675790774062613',
  );
  await expect(user).toHaveAttribute('target', '_blank');
  await expect(user).toHaveAttribute('rel', /noopener/);
  const tariffs = main.getByRole('table', { name: 'Tariffs' }).getByRole('row');
  // covers HR-023
  expect(queryOf(await tariffs.nth(1).getByRole('link', { name: /^View/ }).getAttribute('href'))).toEqual({
    businessId: '77',
    retailerId: '88',
  });
  expect(queryOf(await tariffs.nth(2).getByRole('link', { name: /^View/ }).getAttribute('href'))).toEqual({
    businessId: '78',
    retailerId: '',
  });
  // covers HR-064
  await expect(tariffs.nth(3).getByRole('link')).toHaveCount(0);
  await expect(tariffs.nth(3).getByRole('cell').last()).toHaveText('-');
  await expect(tariffs.nth(1)).toContainText('Block price');

  // covers HR-065
  await expect(main.getByRole('region', { name: 'Strategy by type' }).getByRole('listitem')).toHaveText(
    'Capacity charge (Beta)ON',
  );
  await expect(main.getByRole('list', { name: 'Cellar battery' }).getByRole('listitem')).toHaveText(
    'Battery standbyOFF',
  );
  const devices = main.getByRole('table', { name: 'Devices' }).getByRole('row');
  // covers HR-309
  await expect(devices.nth(1)).toContainText('01 Jun 2026 14:00:00');
  // covers HR-067
  await expect(devices.nth(1).locator('[data-tone]')).toHaveAttribute('data-tone', 'success');
  await expect(devices.nth(2).locator('[data-tone]')).toHaveAttribute('data-tone', 'info');
  await expect(devices.nth(2)).toContainText('Retired');
});

test('home info says of a home that does not exist what the other pages say', async ({ page }) => {
  await given(page, 'station/homeDetail', envelope(null));
  await open(page, `${HOMES}/detail/homeInfo?id=5`, admin);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('does not exist');
  await expect(page.getByRole('heading', { level: 1, name: '5' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

// covers HR-069, HR-072
test('home info without anything says so in every block, a home without controller and devices how to get some, an empty tree what is missing', async ({
  page,
}) => {
  await given(page, 'station/homeDetail', envelope({ stationInfo: null, userInfoList: null, deviceInfoList: [] }));
  await given(page, 'station/portalDeviceList', envelope({ controller: null, devices: [] }));
  await given(page, 'market/tariff/tree', envelope([]));
  await open(page, `${HOMES}/detail/homeInfo?id=5`, admin);
  for (const text of ['The home has no users', 'No tariff is set', 'The home has no devices'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('No strategies')).toHaveCount(2);

  await go(page, `${HOMES}/homeDetail/device/?id=${FULL}`);
  await expect(page.getByText('Connecting to controller for a better user experience')).toBeVisible();
  await expect(page.getByText(/please add devices in your app/)).toBeVisible();

  await go(page, MONITOR);
  await expect(page.getByRole('heading', { level: 1, name: 'Dynamic tariff monitor' })).toBeVisible();
  await expect(page.getByText(/Tariffs appear here once/)).toBeVisible();
});

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
