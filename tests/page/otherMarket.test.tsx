import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definitions, main, press, tableRows } from './hands';
import { refusal, useConsole } from './openConsole';
import { FINLAND, MARKET } from './answers/otherMarket';

const shown = useConsole();

/** A block of a report, once it is there. */
const block = (name: string) =>
  waitFor(
    () => document.querySelector<HTMLElement>(`[data-block="${name}"]`) ?? expect.fail(`there is no block ${name}`),
  );
/** The table of a block, once it has rows and their names are known; headings first. */
async function rowsOf(name: string): Promise<string[][]> {
  const place = await block(name);
  return waitFor(() => {
    const rows = tableRows(place);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.flat()).not.toContain('…');
    return rows;
  });
}
/** A chart as its table. */
async function chart(place: HTMLElement): Promise<string[][]> {
  await press('Table', place);
  await within(place).findByRole('table');
  return tableRows(place);
}
const chartOf = async (name: string) => chart(await block(name));
/** The cells of a row beside its heading. */
const at = (rows: string[][], head: string) => rows.find(([first]) => first === head)?.slice(1);

const open = (path: string) => shown.open(`/market/${path}`, { answers: MARKET });
const data = (day: string) => open(`data?marketAreaIds=${FINLAND}&startDate=${day}&endDate=${day}&resolution=15`);

test('day-ahead prices of another cloud, to the digit, in the currency and on the clock of the area', async () => {
  await data('2026-10-25');
  const [heads, info] = await rowsOf('info');
  expect(info).toEqual([
    'Suomi',
    '0.00',
    '1,234.57',
    '-',
    '-',
    '0',
    '−500.00',
    '−12.35',
    '0',
    'Delayed',
    '25 Oct 2026 00:30:00',
  ]);
  expect(heads?.filter((head) => head.includes('SEK/MWh'))).toHaveLength(6);

  const price = await chartOf('energyPrice');
  expect(price[0]).toEqual([
    'Time (Europe/Helsinki)',
    'Day-ahead price (SEK/MWh)',
    'Load forecast (MW)',
    'Wind forecast (MW)',
    'Lumi (cm)',
  ]);
  expect(price).toHaveLength(101);
  expect(at(price, '25 Oct 2026 00:00')).toEqual(['12.30', '12,345.7', '1,500.0', '3.50']);
  expect(at(price, '25 Oct 2026 00:15')).toEqual(['−5.01', '0', '-', '-']);
  expect(at(price, '25 Oct 2026 03:45 +03:00')).toEqual(['10.00', '-', '-', '-']);
  expect(at(price, '25 Oct 2026 03:00 +02:00')).toEqual(['11.00', '-', '-', '-']);

  expect(at(await chartOf('volumes'), '25 Oct 2026 00:00')).toEqual(['1,234,567.9', '0']);
  const flow = await chartOf('dayFlow');
  expect(flow[0]?.slice(1)).toEqual(['Net exchange (MW)', 'SE1 → FI (MW)', 'FI → EE (MW)']);
  expect(at(flow, '25 Oct 2026 00:00')).toEqual(['−20,000.0', '120.0', '−340.0']);
  expect(at(flow, '25 Oct 2026 01:00')).toEqual(['5.0', '0.1', '−1.0']);
  expect((await rowsOf('prices'))[1]?.slice(1)).toEqual(['Suomi', '45.10', '0', '-', '-', '-', '−3.01']);
});

test('the intraday market of another cloud: a day of 92 quarters, fuels by their names', async () => {
  await data('2026-03-29');
  await screen.findByRole('tab', { name: 'Intraday' });
  screen.getByRole('tab', { name: 'Intraday' }).click();
  const curve = await chartOf('priceAndVolume');
  expect(curve).toHaveLength(94); // and the sum
  expect(at(curve, '29 Mar 2026 00:00')).toEqual(['0', '0.1']);
  expect(at(curve, '29 Mar 2026 04:00')).toEqual(['12.00', '-']);
  expect(at(curve, '29 Mar 2026 23:45')).toEqual(['91.00', '-']);
  expect(definitions(await block('renewable'))).toEqual(['41.24%', '0\u00a0g/kWh']);
  const fuels = await chartOf('fuelMix');
  expect(fuels[0]?.slice(1)).toEqual(['Gas (MW)', 'Other renewables (MW)', 'Storage (MW)', 'Fusion (MW)']);
  expect(at(fuels, '25 Oct 2026 00:00')).toEqual(['12,345.7', '-', '−3.2', '1.0']);
  const rows = await rowsOf('intradayPrices');
  expect(rows[1]?.[0]).toBe('29 Mar 2026 02:45:00');
  expect(rows[2]?.[0]).toBe('29 Mar 2026 04:00:00');
});

test('imbalance of another cloud: what goes down stands below, to the digit', async () => {
  await data('2026-10-25');
  (await screen.findByRole('tab', { name: 'Imbalance' })).click();
  expect((await rowsOf('latest'))[1]).toEqual([
    '25 Oct 2026 03:45:00',
    'Suomi',
    'Down',
    '100.00',
    '0',
    '-',
    '-',
    '-',
    '−1,234.6',
    'Yes',
    'Final',
  ]);
  const sums = await block('dispatchSums');
  await waitFor(() => expect(definitions(sums)).toHaveLength(6));
  expect(definitions(sums)).toEqual([
    '20,000.0\u00a0MWh',
    '0\u00a0MWh',
    expect.stringMatching(/^33.3[34]%$/),
    '-',
    '−0.50\u00a0SEK/MWh',
    '-',
  ]);
  const power = await chartOf('dispatch');
  expect(power[0]?.slice(1)).toEqual(['aFRR up (MW)', 'aFRR down (MW)', 'System imbalance (MW)']);
  expect(at(power, '25 Oct 2026 00:00')).toEqual(['10.0', '−3.2', '−1.1']);
  expect(at(power, '25 Oct 2026 01:00')).toEqual(['-', '−2.0', '-']);
});

test('the report of another cloud: components in words, in the currency and on the clock of the area', async () => {
  await open(`report?marketAreaId=${FINLAND}&date=2026-10-25`);
  const card = async (name: string) => (await screen.findAllByRole('region', { name }))[0] ?? expect.fail(name);
  const fuels = await card('Polttoaineet');
  await chart(fuels);
  expect(fuels.textContent).toContain('Gas');
  expect(fuels.textContent).toContain('Onshore wind');
  expect(fuels.textContent).not.toContain('Osuus');
  const price = await chart(await card('Hinta eilen'));
  expect(price[0]?.slice(1)).toEqual(['Day-ahead price (SEK/MWh)', 'Forecast price (SEK/MWh)']);
  expect(at(price, '24 Oct 2026 00:00')).toEqual(['−1.01', '3.00']);
  expect(tableRows(await card('Taulu'))).toEqual([
    ['Aika', 'Day-ahead price (SEK/MWh)', 'Osto (MWh)'],
    ['25 Oct 2026 03:45 +03:00', '12.30', '12,345.7'],
    ['25 Oct 2026 03:45 +02:00', '-', '0'],
  ]);
  const figure = await card('Luku');
  expect(figure.textContent).toContain('−0.25\u00a0SEK/MWh');
  expect(figure.textContent).toContain('−1.50%');
});

test('a report whose figures were refused says so, and not that there are none', async () => {
  await shown.open(`/market/report?marketAreaId=${FINLAND}&date=2026-10-25`, {
    answers: { ...MARKET, '/market/report/data': () => refusal('The exchange is closed', '9500') },
  });
  await within(main()).findByText('The exchange is closed');
  await waitFor(() => expect(screen.queryByText('There is nothing to show for this period.')).toBeNull());
  shown.answer(MARKET);
  await press('Try again', main());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Luku' }).textContent).toContain('−0.25'));
});

test('the VPP of an area of another cloud: small figures have their units, prices the currency of the area', async () => {
  await open(`vpp?marketAreaId=${FINLAND}`);
  const info = await block('info');
  await waitFor(() => expect(definitions(info)).toContain('0.25\u00a0kWh'));
  await waitFor(() => expect([...main().querySelectorAll('input')].map(({ value }) => value)).toContain('-12.5'));
  expect(main().textContent).toContain('SEK/MWh');
});

const DAYS = 'startDate=2026-10-24&endDate=2026-10-25';

test('powers of homes of another cloud, to the digit', async () => {
  await open(`homeAnalysis?${DAYS}`);
  const supply = await chartOf('supply');
  expect(supply[0]).toEqual(['Time (Europe/Helsinki)', 'PV power (kW)', 'Average price (c/kWh)', 'Sauna (kW)']);
  expect(at(supply, '25 Oct 2026 00:00')).toEqual(['-', '−12.3457', '9.00']);
  expect(at(supply, '25 Oct 2026 00:15')).toEqual(['0.00', '0', '-']);
  expect(at(await chartOf('use'), '25 Oct 2026 00:00')?.[0]).toBe('1.50');
});

test('energies and costs of homes of another cloud, to the digit', async () => {
  await open(`energyTraceability?${DAYS}`);
  const shares = await block('shares');
  await waitFor(() => expect(definitions(shares)).toEqual(['41.24%', '0%', '-']));
  const flow = tableRows(await waitFor(() => main().querySelector('table') ?? expect.fail('no table')));
  expect(flow).toHaveLength(3);
  expect(flow[1]).toContain('12.35\u00a0kWh');
  expect(flow[2]?.join()).toMatch(/verkko.*1\.50\u00a0kWh/);

  await shown.go(`/market/energyTracking?${DAYS}`);
  const total = await block('total');
  await waitFor(() => expect(definitions(total)[0]).toBe('1.23\u00a0MWh'));
  const tracked = await rowsOf('rows');
  expect(tracked[1]).toEqual(['24 Oct 2026', '1,234.57', '0.20', '-', '-', '-', '-', '−0.01']);
  expect(tracked.at(-1)?.[2]).toBe('0.30');

  await shown.go(`/market/costSaving?${DAYS}`);
  await screen.findByRole('heading', { level: 1, name: 'Cost-saving analysis' });
  const costs = await block('total');
  await waitFor(() => expect(definitions(costs)).toEqual(['kr\u00a010.31', 'kr\u00a00', 'kr\u00a00', '-']));
  const saved = await rowsOf('rows');
  expect(saved[0]?.filter((head) => head.includes('SEK'))).toHaveLength(8);
  expect(saved[1]?.slice(1)).toEqual(['10.11', '0', '0.00', '-', '-', '-', '-', '-', '−3.34']);
});

test('the energy monitor of another cloud: powers in their units, small ones too', async () => {
  await open('energyMonitor?date=day:2026-10-25');
  const item = await screen.findByRole('button', { name: /Etelä.*kW/ });
  expect(item.textContent).toMatch(/0.*1,234.*−1\.50\u00a0kW/);
  const now = await block('now');
  await waitFor(() =>
    expect(definitions(now)).toEqual(['12', '0', '0.25\u00a0kW', '0\u00a0kW', '-', '-', '-', '-', '50%']),
  );
  const trend = await chartOf('trend');
  expect(trend[0]?.[1]).toBe('Grid power (kW)');
  expect(trend[1]?.[1]).toBe('−0.25');
});

test('a tariff of another cloud: prices with their digits, what was collected', async () => {
  await shown.open('/platformMonitoring/dynamicTariffMonitor?startDate=2026-10-25&endDate=2026-10-25', {
    answers: MARKET,
  });
  const prices = await block('prices');
  await waitFor(() =>
    expect(definitions(prices)).toEqual([
      '−0.01\u00a0c/kWh',
      '12.35\u00a0c/kWh',
      '0\u00a0c/kWh',
      '-',
      '0.25\u00a0h',
      '1,234',
    ]),
  );
  const line = await chartOf('line');
  expect(line[0]).toEqual([
    'Time (Europe/Helsinki)',
    expect.stringContaining('c/kWh'),
    expect.stringContaining('SEK/MWh'),
  ]);
  expect(line).toHaveLength(101);
  expect(at(line, '25 Oct 2026 00:00')).toEqual(['12.35', '−50.50']);
  const collected = (await rowsOf('collections')).find((row) => row.includes('Partial'));
  expect(collected).toContain('24 Oct 2026 13:00:00');
});
