import { expect as expectValue, test } from 'vitest';
import { mark, unique } from '../e2e/support/unique';
import { expect } from './expect';
import { choose, narrowTo, row, rowAction, toast, usePage, visit } from './page';

const page = usePage();

const HOMES = '/homeManagement/home';
/** A home of the reference backend with one device of every kind. */
const FULL = '100001';
const queryOf = (href: string | null) => Object.fromEntries(new URL(href ?? '', 'http://here').searchParams);

/** Fills a new home in, with the post code looked up. */
async function createHome(name: string): Promise<void> {
  await visit(page, `${HOMES}/create`, 'New home');
  await page.getByRole('textbox', { name: 'Home name' }).fill(name);
  await page.getByRole('combobox', { name: 'Country' }).fill('Netherl');
  await page.getByRole('option', { name: 'Netherlands' }).click();
  await page.getByRole('combobox', { name: 'City' }).fill('Bunnik');
  await page.getByRole('textbox', { name: 'Post code' }).fill('3569 PW');
  await page.getByRole('textbox', { name: 'House number' }).fill('7');
  await expect(page.getByText(/Time zone: Europe\/Amsterdam/)).toBeVisible();
}

/** Grants the strategy page at the path the specification names, as a cloud that has it would. */
function grantStrategies(): void {
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
  page.answer({
    '/menu/routers': async (_, forward) => {
      const { data } = (await (await forward()).json()) as { readonly data: { readonly productDtoList: object[] } };
      for (const product of data.productDtoList)
        for (const list of Object.values(product)) if (Array.isArray(list)) list.push(node);
      return data;
    },
  });
}

// covers HS-001, H-003, H-010, H-005
test('a home is created with what its post code says, and bound to an installer and a lead and back', async () => {
  const name = unique('Villa');
  await createHome(name);
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

  await page.go(HOMES);
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

test('a post code that is unknown, or cannot be looked up, keeps what was typed and lets the home be filled in', async () => {
  page.answer({ '/web/common/postalCode': () => null });
  await visit(page, `${HOMES}/create`, 'New home');
  await page.getByRole('combobox', { name: 'Country' }).fill('Netherl');
  await page.getByRole('option', { name: 'Netherlands' }).click();
  await page.getByRole('textbox', { name: 'Post code' }).fill('0000 XX');
  await page.getByRole('combobox', { name: 'City' }).fill('Nowhere');
  await expect(page.getByText(/No place was found/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Nowhere');
});

// covers H-032, H-033, H-034, H-035, H-036, HR-213, HR-214, HR-235
test('homes are put into a group, listed by it, and the list is whole again when the group is deleted', async () => {
  const group = `G ${mark()}`;
  await visit(page, HOMES, 'Homes');
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
  await dialog.getByRole('button', { name: 'Remove from group' }).click();
  await expect(dialog).toHaveCount(0);
  expectValue(page.sent('/station/groupRsDel')).toMatchObject([{ resources: [FULL] }]);
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

test('a row, its id and its name lead to the dashboard, its actions to the other pages', async () => {
  await visit(page, HOMES, 'Homes');
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

// covers HS-002, HR-013, H-001, H-002
test('home info tells everything of a home and leads on in new tabs', async () => {
  grantStrategies();
  page.answer({
    '/web/station/homeDetail': () => ({
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
  });
  await visit(page, `${HOMES}/detail/homeInfo?id=5`, 'Lindenhof');
  const main = page.getByRole('main');
  const facts = main.getByRole('region', { name: 'Home info' });
  for (const text of ['Detached', 'Netherlands', '1058 PS', 'Noord-Holland', '01 Sep 2025', 'Geothermal', '160 m²'])
    await expect(facts.getByText(text, { exact: true })).toBeVisible();
  // covers HR-061
  expectValue(await facts.locator('dt').allTextContents()).toEqual([
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
  expectValue(await heads('Users')).toEqual(['No.', 'User ID', 'User email', 'Join date']);
  // covers HR-063
  expectValue(await heads('Tariffs')).toEqual([
    'No.',
    'Purchase/Feed-in',
    'Price type',
    'Tariff name',
    'Market area',
    'Price set date',
    'Operation',
  ]);
  // covers HR-066, HR-187
  expectValue(await heads('Devices')).toEqual([
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
  expectValue(queryOf(await tariffs.nth(1).getByRole('link', { name: /^View/ }).getAttribute('href'))).toEqual({
    businessId: '77',
    retailerId: '88',
  });
  expectValue(queryOf(await tariffs.nth(2).getByRole('link', { name: /^View/ }).getAttribute('href'))).toEqual({
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

test('home info says of a home that does not exist what the other pages say', async () => {
  page.answer({ '/web/station/homeDetail': () => null });
  await page.open(`${HOMES}/detail/homeInfo?id=5`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('does not exist');
  await expect(page.getByRole('heading', { level: 1, name: '5' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

// covers HR-069
test('home info without anything says so in every block, a home without controller and devices how to get some', async () => {
  page.answer({ '/web/station/homeDetail': () => ({ stationInfo: null, userInfoList: null, deviceInfoList: [] }) });
  page.answer({ '/web/station/portalDeviceList': () => ({ controller: null, devices: [] }) });
  await page.open(`${HOMES}/detail/homeInfo?id=5`);
  for (const text of ['The home has no users', 'No tariff is set', 'The home has no devices'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('No strategies')).toHaveCount(2);

  await page.go(`${HOMES}/homeDetail/device/?id=${FULL}`);
  await expect(page.getByText('Connecting to controller for a better user experience')).toBeVisible();
  await expect(page.getByText(/please add devices in your app/)).toBeVisible();
});
