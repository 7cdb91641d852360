import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSeries } from '@/report/answer/readSeries';
import { renderReport } from '@/report/testing/renderReport';
import { fakeServer } from '@/data/testing/fakeServer';
import { dynamicTariffMonitor } from '@schemas/hems/home/dynamic-tariff-monitor.report';

const product = (id: number) => ({ id, name: `P${id}`, nodeType: 'product', businessId: id });
const tree = [
  {
    id: 'NL',
    name: 'Netherlands',
    nodeType: 'country',
    children: [
      {
        id: 10,
        name: 'Area',
        nodeType: 'area',
        businessId: 'spot',
        children: [{ id: 20, name: 'Tibber', nodeType: 'retailer', children: [product(1), product(2)] }],
      },
    ],
  },
];
const statistics = {
  currentPrice: { value: '12.5', unit: 'c/kWh' },
  avgPrice: 10,
  highestPrice: { value: 20, unit: 'SEK/MWh' },
  lowestPrice: -3,
  negativeHours: 2.25,
  homeCount: 4,
};
const dataProvider = {
  getOne: async () => ({ data: { id: '10', name: 'Area', timeZone: 'Europe/Helsinki' } }),
} as never;
const block = (name: string) => document.querySelector<HTMLElement>(`[data-block=${name}]`);
const shown = async (name: string, words: string | RegExp) =>
  within(await waitFor(() => block(name) ?? expect.fail(`no block ${name}`))).findByText(words);

beforeEach(() => {
  vi.setSystemTime(new Date('2026-10-15T22:30:00Z')); // the 16th in Helsinki
  vi.stubGlobal('IntersectionObserver', undefined);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// covers HR-023, HS-033, H-243
it('shows the first product, writes what its node says into the address, and asks by the clock of its market area', async () => {
  const requests = fakeServer({ tree: () => tree, statistics: () => statistics, priceLine: () => ({}) });
  const { router } = await renderReport(dynamicTariffMonitor, { dataProvider });
  await shown('prices', /12\.50/);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    businessId: '1',
    retailerId: '20',
    marketAreaId: '10',
  });
  const params = { businessId: '1', retailerId: '20', startDate: '2026-10-16', endDate: '2026-10-17', unit: 'c/kWh' };
  expect(requests.filter(({ path }) => path.endsWith('statistics')).map((one) => one.params)).toEqual([params]);
  expect(requests.filter(({ path }) => path.endsWith('tree'))).toHaveLength(1);
  expect(screen.getByText(/Time zone: .*Helsinki/)).toBeDefined();
  // groups of a list hold names and values alone
  expect(document.querySelector('dl > div > :not(dt):not(dd)')).toBeNull();
});

it('opens the tariff, the days and the unit of a link, older ones too; prices are converted when the server did not', async () => {
  const requests = fakeServer({ tree: () => tree, statistics: () => statistics, priceLine: () => ({}) });
  await renderReport(dynamicTariffMonitor, {
    query: 'businessId=2&retailerId=&startDate=2026-10-01&endDate=2026-10-03&unit=MWh',
    dataProvider,
  });
  await shown('prices', /125\.0/);
  expect(within(block('prices') ?? document.body).getAllByText(/EUR\/MWh/)).toHaveLength(3);
  expect(within(block('prices') ?? document.body).getByText(/SEK\/MWh/)).toBeDefined();
  expect(requests.find(({ path }) => path.endsWith('priceLine'))?.params).toEqual({
    businessId: '2',
    retailerId: '20',
    startDate: '2026-10-01',
    endDate: '2026-10-03',
    unit: 'EUR/MWh',
  });
});

it('shows another tariff of the tree, on the day of an older link', async () => {
  const requests = fakeServer({ tree: () => tree, statistics: () => statistics, priceLine: () => ({}) });
  const { router } = await renderReport(dynamicTariffMonitor, { query: 'businessId=1&day=2026-10-12', dataProvider });
  await shown('prices', /12\.50/);
  const user = userEvent.setup();
  // a narrow window: the tree is in a drawer
  await user.click(screen.getByRole('button', { name: /Netherlands \/ Area \/ Tibber \/ P1/ }));
  const area = await screen.findByRole('treeitem', { name: /Area/ });
  await act(async () => user.click(area));
  await waitFor(() => expect(router.state.location.search).toContain('businessId=spot'));
  expect(new URLSearchParams(router.state.location.search).get('retailerId')).toBeNull();
  const last = () => requests.filter(({ path }) => path.endsWith('statistics')).at(-1)?.params;
  await waitFor(() =>
    expect(last()).toEqual({ businessId: 'spot', startDate: '2026-10-12', endDate: '2026-10-12', unit: 'c/kWh' }),
  );
});

it('shows a tariff the tree does not have, and nothing in an empty tree', async () => {
  const requests = fakeServer({ tree: () => [], statistics: () => statistics, priceLine: () => ({}) });
  await renderReport(dynamicTariffMonitor, { query: 'businessId=77&retailerId=88', dataProvider });
  await shown('prices', /12\.50/);
  expect(requests.find(({ path }) => path.endsWith('statistics'))?.params).toMatchObject({
    businessId: '77',
    retailerId: '88',
  });
  cleanup();
  await renderReport(dynamicTariffMonitor, { dataProvider });
  await waitFor(() => expect(block('prices')).toBeNull());
});

// covers H-245
it('tells purchase, export and spot apart in whatever language, and keeps what it does not know', () => {
  const answer = {
    xlist: ['2026-10-15 00:00', '2026-10-15 12:00'],
    ylist: [
      { name: 'purchase', desc: '购电价', unit: 'c/kWh', list: [20, 10] },
      { desc: '上网', unit: 'c/kWh', list: [8, '-1.5'] },
      { desc: 'Spot', unit: 'c/kWh', list: [9, -0.5] },
      { desc: 'Other', unit: 'EUR/MWh', list: [1, 2] },
    ],
  };
  const days = { startDate: '2026-10-15', endDate: '2026-10-15' };
  const { series } = readSeries(answer, dynamicTariffMonitor.measures, dynamicTariffMonitor.blocks.line as never, {
    zone: 'Europe/Amsterdam',
    today: '2026-10-15',
    days,
  });
  expect(series.map(({ measure, unit, values }) => [measure, unit, values])).toEqual([
    ['purchasePrice', 'c/kWh', [20, 10]],
    ['exportPrice', 'c/kWh', [8, -1.5]],
    ['spotPrice', 'c/kWh', [9, -0.5]],
    [undefined, 'EUR/MWh', [1, 2]],
  ]);
});
