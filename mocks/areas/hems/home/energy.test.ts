import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '@/schema/dates/dayOf';
import { listAt } from '../../../testing';
import { sites } from '../../../energy/fleet';
import { homesAt, numberAt, sumOf, valuesAt } from './hemsTesting';

const NOW = '2026-10-26T15:37:20Z';
/** Ten homes: all kinds of equipment, tariffs, and clocks; the silent one is not among them. */
const HOMES = sites.slice(0, 10).map(({ id, zone, tariff }) => ({ id, zone, tariff }));
/** Both days of clock changes in Europe, one of each season, the days before today and today. */
const DAYS = [
  '2026-01-14',
  '2026-03-28',
  '2026-03-29',
  '2026-04-05',
  '2026-05-31',
  '2026-07-08',
  '2026-09-20',
  '2026-10-24',
  '2026-10-25',
  '2026-10-26',
];
/** Powers are kept for three months. */
const POWERS_SINCE = '2026-07-26';
const HOURS: Readonly<Record<string, number>> = {
  'Europe 2026-03-29': 23,
  'Europe 2026-10-25': 25,
  'Australia 2026-04-05': 25,
};

let homes: Awaited<ReturnType<typeof homesAt>>;
beforeAll(async () => {
  homes = await homesAt(NOW);
});

const near = (value: number, expected: number, what: string) =>
  expect(Math.abs(value - expected), `${what}: ${value} and ${expected}`).toBeLessThan(1e-3);
const day = (stationId: string, date: string) => ({ stationId, startDate: date, endDate: date });
const typed = (data: unknown, path: string, type: string) =>
  numberAt(
    listAt({ data }, path).find((one) => one.type === type),
    'value',
  );
const itemValue = (data: unknown, item: string, type: string) =>
  typed(
    listAt({ data }, '').find((one) => one.type === item),
    'values',
    type,
  );
const find = (items: unknown, type: string) =>
  numberAt(
    listAt({ data: items }, '')
      .flatMap((one) => [one, ...listAt({ data: one }, 'children')])
      .find((one) => one.type === type),
    'value',
  );

describe.each(HOMES)('home $id', ({ id, zone, tariff }) => {
  const hoursOf = (date: string) => HOURS[`${zone.split('/')[0]} ${date}`] ?? 24;

  it.each(DAYS)('tells the same of %s on every screen', async (date) => {
    const request = day(id, date);
    const dashboard = await homes.tell('station/dashboardSummary', { stationId: id, startTime: date, endTime: date });
    const usage = await homes.tell('station/energyUsageSummary', request);
    const cost = await homes.tell('station/energyCostSummary', request);
    const quantity = await homes.tell('station/energyCostQuantity', request);
    const amount = await homes.tell('station/energyCostAmount', request);
    const both = await homes.tell('station/energyUsageAndGeneration', request);

    const [bought, sold] = ['purchased', 'exported'].map((key) => sumOf(valuesAt(quantity, key)));
    near(bought ?? NaN, numberAt(dashboard, 'grid.purchase.value'), 'purchase');
    near(sold ?? NaN, numberAt(dashboard, 'grid.export.value'), 'export');
    near(itemValue(cost, 'grid', 'purchase'), bought ?? NaN, 'purchase of the cost page');
    near(sumOf(valuesAt(amount, 'purchased')), itemValue(cost, 'benefit', 'cost'), 'cost');
    near(sumOf(valuesAt(amount, 'exported')), numberAt(dashboard, 'benefit.earned.value'), 'earned');
    near(sumOf(valuesAt(both, 'usage')), numberAt(usage, 'usage.total.value'), 'usage');
    near(sumOf(valuesAt(both, 'generation')), numberAt(usage, 'generation.total.value'), 'generation');
    for (const part of ['usage', 'generation'])
      near(
        sumOf(listAt({ data: usage }, `${part}.partitions`).map(({ value }) => Number(value))),
        numberAt(usage, `${part}.total.value`),
        part,
      );
    near(
      (bought ?? NaN) + numberAt(usage, 'generation.total.value'),
      numberAt(usage, 'usage.total.value') + (sold ?? NaN),
      'the balance',
    );
  });

  it.each(DAYS)('has the hours and prices of %s', async (date) => {
    const hours = hoursOf(date);
    const price = await homes.tell('station/energyCostPrice', day(id, date));
    const amount = await homes.tell('station/energyCostAmount', day(id, date));
    expect(listAt({ data: price }, 'xlist')).toHaveLength(hours * (60 / tariff.slot));
    expect(listAt({ data: amount }, 'xlist')).toHaveLength(hours);
    expect(new Set(listAt({ data: price }, 'xlist')).size).toBe(hours * (60 / tariff.slot));
  });

  it.each(DAYS.filter((date) => date < POWERS_SINCE))(
    'has no powers of %s, which is older than three months',
    async (date) => {
      await expect(homes.tell('station/dashboardDevicePower', { stationId: id, date })).rejects.toThrow();
    },
  );

  it.each(DAYS.filter((date) => date >= POWERS_SINCE))(
    'has powers of %s that make its cost and are in balance',
    async (date) => {
      const hours = hoursOf(date);
      const power = await homes.tell('station/dashboardDevicePower', { stationId: id, date });
      const price = await homes.tell('station/energyCostPrice', day(id, date));
      const amount = await homes.tell('station/energyCostAmount', day(id, date));
      const grid = valuesAt(power, 'grid');
      expect(grid).toHaveLength(hours * 12);
      const buy = valuesAt(price, 'purchase');
      const cost = grid.map(
        (value, step) => ((Math.max(0, value ?? 0) / 12) * (buy[Math.floor((step * 5) / tariff.slot)] ?? 0)) / 100,
      );
      near(sumOf(cost), sumOf(valuesAt(amount, 'purchased')), 'cost');
      const [into, out] = [
        ['grid', 'pv', 'battery'],
        ['homeLoad', 'hvac', 'charger'],
      ].map((keys) => keys.map((key) => valuesAt(power, key)));
      const at = (rows: readonly (readonly (number | null)[])[] | undefined, step: number) =>
        sumOf(rows?.map((row) => row[step] ?? null) ?? []);
      const rest = grid.map((_, step) => at(into, step) - at(out, step));
      expect(Math.max(...rest.map(Math.abs))).toBeLessThan(1e-5);
    },
  );

  it('sums days to the report, the usage page and the saving', async () => {
    const range = { stationId: id, startDate: '2026-10-01', endDate: '2026-10-26' };
    const usage = await homes.tell('station/energyUsageSummary', range);
    const comparison = await homes.tell('station/energyUsageCostSaving', range);
    const energy = await homes.tell('station/energy/general', range);
    const bars = await homes.tell('station/energy/chartList', range);
    const saving = await homes.tell('station/costSaving/general', range);
    const saved = sumOf(valuesAt(await homes.tell('station/costSaving/saving', range), 'costSaving'));
    expect(listAt({ data: bars }, 'xlist')).toEqual(
      Array.from({ length: 26 }, (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`),
    );
    for (const key of ['consumption', 'gridPurchase', 'gridExport'])
      near(sumOf(valuesAt(bars, key)), find(energy, key), key);
    near(saved, find(saving, 'costSaving'), 'saving');
    near(saved, typed(usage, 'carbonReductionAndCostSaving', 'costSaving'), 'saving of the usage page');
    near(
      sumOf(valuesAt(comparison, 'baseline')) - sumOf(valuesAt(comparison, 'actual')),
      saved,
      'saving of the comparison',
    );
    const cost = await homes.tell('station/energyCostSummary', range);
    near(
      sumOf(valuesAt(comparison, 'actual')),
      itemValue(cost, 'amount', 'purchase') - itemValue(cost, 'amount', 'export'),
      'actual cost',
    );
  });

  // covers HR-127
  it('shows the last row of the power chart in the flow', async () => {
    const power = await homes.tell('station/dashboardDevicePower', {
      stationId: id,
      date: dayOf(Date.parse(NOW), zone),
    });
    const flow = await homes.tell('station/dashboardFlow', { stationId: id });
    const last = valuesAt(power, 'homeLoad').findLastIndex((value) => value !== null);
    near(numberAt(flow, 'homeLoad.value'), valuesAt(power, 'homeLoad')[last] ?? NaN, 'home load');
    const keys: Record<string, string> = { GRID: 'grid', ENERGY: 'battery', CHP: 'charger', HVAC: 'hvac', PV: 'pv' };
    for (const node of listAt({ data: flow }, 'nodes')) {
      const value = valuesAt(power, keys[String(node.deviceType)] ?? '')[last] ?? NaN;
      near(numberAt(node, 'flow.power.value'), Math.abs(value), String(node.deviceType));
      if (Math.abs(value) > 0.01)
        expect(numberAt(node, 'flow.status'), String(node.deviceType)).toBe(value > 0 ? 1 : 2);
    }
  });
});
