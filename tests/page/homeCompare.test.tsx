import { test } from 'vitest';
import { shownNumber } from '../e2e/support/shownNumber';
import { expect } from './expect';
import type { Locator } from './locator';
import { refusal } from './openConsole';
import { usePage } from './page';

const page = usePage();

const HOME = '/homeManagement/home';
const FULL = '100001';
const region = (name: string): Locator => page.getByRole('region', { name, exact: true });
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());

/** Chooses what figures are compared with. */
async function compare(name: string) {
  await page.getByRole('button', { name: 'Compare with another period' }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

/** The days that a call was made for, each once. */
const daysOf = (name: string): string[] => [
  ...new Set(page.sent(`/station/${name}`).map(({ startDate, endDate }) => `${String(startDate)} ${String(endDate)}`)),
];

test('figures of a home are compared with the period before and with a year before, on every page the same', async () => {
  const october = 'startDate=2026-10-01&endDate=2026-10-31';
  await page.open(`${HOME}/homeDetail/energyCost/?id=${FULL}&${october}`);
  await expect(region('Grid').getByText(/^\d[\d.,]*\skWh$/)).toHaveCount(2);
  expect(daysOf('energyCostSummary')).toEqual(['2026-10-01 2026-10-31']);

  await compare('With the period before');
  await expect(page).toHaveURL(/compareWith=previous/);
  await expect(page.getByText('Compared with 01 Sep 2026 – 30 Sep 2026')).toBeVisible();
  await expect(page.getByText('31 days against 30 days')).toBeVisible();
  await expect(page.getByText(/^Devices: \d+ then, \d+ now$/)).toBeVisible();
  const change = region('Grid')
    .getByText(/^(Up|Down) [\d.]+% from 01 Sep 2026 – 30 Sep 2026$/)
    .first();
  const said = await change.textContent();
  expect(daysOf('energyCostSummary')).toEqual(['2026-10-01 2026-10-31', '2026-09-01 2026-09-30']);

  await page.go(`${HOME}/detail/energyReport?id=${FULL}&${october}&compareWith=previous`);
  await expect(region('Energy').getByRole('listitem').filter({ hasText: 'Imported' }).last()).toContainText(said);

  await compare('With the same days a year before');
  await expect(page.getByText('Compared with 01 Oct 2025 – 31 Oct 2025').first()).toBeVisible();
  await compare('No comparison');
  await expect(page).not.toHaveURL(/compareWith/);
  await expect(page.getByText(/^Compared with/)).toHaveCount(0);
});

test('a month that is not over is compared with the same days of the last, today until the same time of yesterday', async () => {
  await page.open(`${HOME}/homeDetail/energyUsage/?id=${FULL}&compareWith=year`);
  const day = today();
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  await expect
    .poll(() => daysOf('energyUsageSummary'))
    .toEqual([`${day.slice(0, 8)}01 ${day}`, `${before.slice(0, 8)}01 ${before}`]);
  await expect(page.getByText('Today is not over yet')).toBeVisible();
  for (const name of ['Usage', 'Generation', 'Self-sufficiency', 'CO₂ reduction', 'Cost saving'])
    await expect(region(name).getByText(/ from \d\d \w+ \d{4} – /)).toHaveCount(1);

  await page.getByRole('tab', { name: 'Dashboard', exact: true }).last().click();
  await expect(page).toHaveURL(/compareWith=year/);
  await compare('With the period before');
  const yesterday = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  await expect
    .poll(() => JSON.stringify(page.sent('/station/dashboardSummary').at(-1)))
    .toMatch(new RegExp(`"${yesterday} 00:00:00".*"${yesterday} \\d\\d:\\d[05]:00"`));
  await expect(page.getByText(/^Compared with .* until \d\d:\d[05]$/)).toBeVisible();
  await expect(page.getByText('Today is not over yet')).toHaveCount(0);
});

test('what was not there yet is nothing and no zero, and totals are without it', async () => {
  const device = (deviceType: string, deviceName: string, connectedTime: string) => ({
    deviceType,
    deviceName,
    connectedTime: `${connectedTime} 10:00:00`,
  });
  const kwh = (value: number | null) => ({ value, unit: 'kWh' });
  const usage = (charged: number, load: number) => ({
    usage: {
      total: kwh(charged + load),
      partitions: [
        { type: 'evChargerCharged', ...kwh(charged) },
        { type: 'otherLoad', ...kwh(load) },
      ],
    },
    generation: { total: kwh(10), partitions: [{ type: 'pvProduction', ...kwh(10) }] },
  });
  page.answer({
    '/station/homeDetail': () => ({
      deviceInfoList: [device('Solar', 'Roof', '2025-01-01'), device('EV charger', 'Garage', '2026-10-05')],
    }),
    '/station/energyUsageSummary': ({ startDate }) => (startDate === '2026-10-01' ? usage(50, 110) : usage(0, 100)),
    '/station/energyCostSummary': () => [{ type: 'grid', values: [{ type: 'purchase', ...kwh(5) }] }],
  });
  const october = 'startDate=2026-10-01&endDate=2026-10-31&compareWith=previous';
  await page.open(`${HOME}/homeDetail/energyUsage/?id=${FULL}&${october}`);
  await expect(page.getByText('Devices: 1 then, 2 now')).toBeVisible();
  await expect(page.getByText('Not there yet: Garage')).toBeVisible();
  const ring = region('Usage').filter({ has: page.getByRole('toolbar') });
  await expect(ring.getByText('160.0 kWh')).toBeVisible();
  await expect(ring.getByText('Up 10.0% from 01 Sep 2026 – 30 Sep 2026')).toHaveCount(1);
  await expect(ring.getByText('Without EV charging, which only one of the two times has.')).toBeVisible();
});

test('the energy of a day is told of each device and phase, at the price of its time, and is that of the summary', async () => {
  await page.open(`${HOME}/homeDetail/dashboard/?id=${FULL}`);
  const totals = page.getByRole('table', { name: 'Energy of the day' });
  const figure = async (name: string, place: number) =>
    shownNumber(await totals.getByRole('row').filter({ hasText: name }).getByRole('cell').nth(place).textContent());
  await expect(totals.getByRole('row')).toHaveCount(7);
  const card = (name: string) =>
    region('Summary').getByRole('region', { name, exact: true }).getByRole('definition').first().textContent();
  // the powers are told by five minutes with two decimals
  expect(await figure('Grid', 0)).toBeCloseTo(shownNumber(await card('Grid')), 0);
  expect(await figure('EV charger', 0)).toBeCloseTo(shownNumber(await card('EV charger')), 0);
  await expect(totals.getByRole('row').filter({ hasText: 'Grid' })).toContainText('€');
  expect(await figure('Grid', 2)).toBeCloseTo(shownNumber(await card('Cost saving')), 1);

  page.answer({
    '/station/dashboardDevicePower': () => ({
      xlist: ['00:00', '01:00', '02:00'],
      ylist: ['L1', 'L2', 'L3'].map((name, place) => ({ name, unit: 'kW', list: [place + 1, 0, null] })),
    }),
  });
  await page.open(page.url());
  await expect(totals.getByRole('row').filter({ hasText: 'L3' })).toContainText('3.00 kWh');
});

test('the cost page tells the standing charge and the tariffs of a period in which one followed another', async () => {
  const october = 'startDate=2026-10-01&endDate=2026-10-31';
  await page.open(`${HOME}/homeDetail/energyCost/?id=${FULL}&${october}`);
  await expect(page.getByText('Standing charge €5.99 for 01 Oct 2026 – 31 Oct 2026')).toBeVisible();

  const tariff = (tariffName: string, settingDate: string, businessId: string) => ({
    tariffDirectionType: { code: 1, desc: 'Purchase' },
    tariffName,
    settingDate,
    businessId,
  });
  page.answer({
    '/station/homeDetail': () => ({
      tariffInfoList: [tariff('Fixed 2026', '2026-10-11', '2'), tariff('Dynamic', '2025-01-01', '1')],
    }),
    'marketProduct/detail': (params) => ({ id: '1', monthlyFee: Object.values(params).includes('1') ? 31 : 62 }),
  });
  await page.open(page.url());
  await expect(
    page.getByText(
      'Each day is priced by its own tariff: Dynamic (01 Oct 2026 – 10 Oct 2026) · Fixed 2026 (11 Oct 2026 – 31 Oct 2026)',
    ),
  ).toBeVisible();
  await expect(page.getByText(/^Standing charge €52\.00/)).toBeVisible();

  page.answer({ '/station/homeDetail': () => refusal('Not for you.', '9999') });
  await page.open(page.url());
  await expect(page.getByText(/^Tariff ./)).toBeVisible();
  await expect(page.getByText(/^Standing charge/)).toHaveCount(0);
  await expect(page.getByText('Not for you.')).toHaveCount(0);
});
