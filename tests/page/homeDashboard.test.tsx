import { test, vi } from 'vitest';
import { expect } from './expect';
import type { Locator } from './locator';
import { refusal } from './openConsole';
import { usePage } from './page';

const page = usePage();

const DETAIL = '/homeManagement/home/homeDetail';
/** Homes of the reference backend: with everything, without a device. */
const [FULL, EMPTY] = ['100001', '100107'] as const;

const show = (id: string, tab = 'dashboard/') => page.open(`${DETAIL}/${tab}?id=${id}`);
const region = (name: string): Locator => page.getByRole('region', { name, exact: true });
const tab = (name: string): Locator =>
  page.getByRole('tablist', { name: 'Pages of the home' }).getByRole('tab', { name, exact: true });

// covers HS-004, HR-012, HR-014, HR-015, HR-016, HR-017, HR-027
test('the tabs of a home replace the route, keep its id and leave no page behind', async () => {
  await page.open(`${DETAIL}?id=${FULL}`);
  await expect(page).toHaveURL(`${DETAIL}/dashboard?id=${FULL}`);
  for (const [name, path] of [
    ['Energy cost', 'energyCost'],
    ['Energy usage', 'energyUsage'],
    ['Device', 'device'],
    ['Dashboard', 'dashboard'],
  ] as const) {
    await tab(name).click();
    await expect(page).toHaveURL(`${DETAIL}/${path}?id=${FULL}`);
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByRole('tablist')).toHaveCount(1); // one page alone has no strip of page tabs
  await show(FULL, 'energyCost/');
  await expect(tab('Energy cost')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/homeManagement/home');
});

test('another home is chosen by its name and the page stays; no home, and one that is not there, lead on', async () => {
  await show(FULL, 'device/');
  const name = page.getByRole('heading', { level: 1 }).filter({ hasText: /\S/ });
  await expect(name).not.toHaveText(/Adelaide/);
  expect(page.sent('/station/list')).toEqual([]);
  await page.getByRole('button', { name: 'Switch home' }).click();
  await page.getByRole('combobox', { name: /^Search/ }).fill('adelaide');
  await page
    .getByRole('option', { name: /Adelaide/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/device\/\?id=\d+$/);
  await expect(name).toHaveText(/Adelaide/);

  await page.go(`${DETAIL}/dashboard`);
  await page.getByRole('button', { name: 'Open the home shown last' }).click();
  await expect(name).toHaveText(/Adelaide/);
  await page.go(`${DETAIL}/dashboard?id=77`);
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('does not exist');
  await page.getByRole('link', { name: 'All homes' }).click();
  await expect(page).toHaveURL('/homeManagement/home');
});

test('six refused panels say so in their places, and together as one toast', async () => {
  for (const name of ['Summary', 'Flow', 'StrategyInfo', 'Price', 'DevicePower'])
    page.answer({ [`/station/dashboard${name}`]: () => refusal('The controller is being replaced.', '9999') });
  await show(FULL);
  for (const name of ['Summary', 'Energy flow', 'Automatic strategy', 'Price and grid power', 'Device power'])
    await expect(region(name).getByText('The controller is being replaced.')).toBeVisible();
  await expect(region('Messages').getByRole('alert')).toHaveText(['The controller is being replaced.']);
});

test('a home whose record cannot be read is its id, and its panels stand by themselves', async () => {
  page.answer({ '/station/detail': () => refusal('The record is locked.', '9999') });
  await show(FULL);
  await expect(page.getByRole('heading', { level: 1, name: FULL })).toBeVisible();
  await expect(page.getByRole('main').getByText('The record is locked.')).toBeVisible();
  await expect(region('Grid').getByText(/^\d[\d.,]*\skWh$/)).toHaveCount(2);
});

// covers HS-005, HR-004, HR-028, HR-029
test('the summary has six cards, over today, yesterday and the seven days before today', async () => {
  await show(FULL);
  for (const name of ['Cost saving', 'Grid', 'Solar', 'Battery', 'EV charger', 'Heat&Cool'])
    await expect(region(name)).toBeVisible();
  await expect(region('Grid').getByText(/^\d[\d.,]*\skWh$/)).toHaveCount(2);
  const requests = () => page.sent('/station/dashboardSummary');
  const spans = async (name: string) => {
    const calls = requests().length;
    await region('Summary').getByRole('button', { name }).click();
    await expect.poll(() => requests().length).toBeGreaterThan(calls);
    const { startTime, endTime } = requests().at(-1) ?? {};
    return [startTime, endTime];
  };
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
  const ago = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
  expect(await spans('Yesterday')).toEqual([`${ago(1)} 00:00:00`, `${ago(1)} 23:59:59`]);
  expect(await spans('Last 7 days')).toEqual([`${ago(7)} 00:00:00`, `${ago(1)} 23:59:59`]);
  expect(requests().map(({ stationId }) => stationId)).toContain(FULL);
});

// covers HR-031
test('a home without devices says how to get some', async () => {
  await show(EMPTY);
  await expect(
    region('Energy flow').getByText('You do not have connected devices,please add devices on your app', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(region('Summary').getByText('-', { exact: true })).toHaveCount(12);
});

const HOURS = Array.from({ length: 24 }, (_, at) => `${String(at).padStart(2, '0')}:00`);

test.each([
  [
    '23 hours',
    '2026-03-30T10:00:00Z',
    HOURS.filter((label) => label !== '02:00'),
    /^23 h: Clocks go forward: 02:00 to 03:00/,
    0,
  ],
  [
    '25 hours',
    '2026-10-26T10:00:00Z',
    HOURS.flatMap((label) => (label === '02:00' ? [label, label] : [label])),
    /^25 h: Clocks go back: 02:00 to 03:00/,
    2,
  ],
] as const)('a day of %s is whole, and says so', async (_, now, labels, badge, twoOClock) => {
  vi.setSystemTime(now);
  const list = labels.map((__, place) => place);
  page.answer({
    '/station/dashboardPrice': () => ({
      priceInfo: { xlist: labels, ylist: [{ name: 'Purchase', desc: 'Purchase', unit: 'c/kWh', list }] },
      gridPower: null,
    }),
    '/station/dashboardDevicePower': () => ({
      xlist: labels,
      ylist: [{ name: 'PV', desc: 'Solar', unit: 'kW', list }],
    }),
  });
  await show(FULL);
  await expect(page.getByText(/^2\d h/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByText(badge)).toBeVisible();
  const power = region('Device power');
  await power.getByRole('button', { name: 'Table' }).click();
  await expect(power.getByRole('table')).toHaveAttribute('aria-rowcount', String(labels.length + 1));
  await expect(power.getByRole('row', { name: /\b02:00/ })).toHaveCount(twoOClock);
});
