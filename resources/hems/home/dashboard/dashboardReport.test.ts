import { describe, expect, it, test } from 'vitest';
import { groupFigures } from '@/report/answer/readGroups';
import { blockSpec } from '@/report/chart/blockSpec';
import { sentParams } from '@/report/params/sentParams';
import { measureNamed, type Block } from '@/schema';
import { dashboard } from '@schemas/hems/home/dashboard.report';
import { homePowers } from '@schemas/hems/parts/homeMeasures';

const { summary, price, power } = dashboard.blocks;
const sent = (block: Block) => (block.kind === 'list' ? [] : (block.send ?? []));
const HOUR = 3_600_000;
const translate = (key: string) => key;

// covers HR-029
test('six cards in their order', () =>
  expect(Object.keys(groupFigures(summary, null, dashboard.measures))).toEqual([
    'benefit',
    'grid',
    'solar',
    'battery',
    'charger',
    'hvac',
  ]));

// covers HR-028
test('a range is asked for from its first second to its last', () => {
  const values = {
    id: '7',
    range: { by: 'range', from: '2026-02-22', to: '2026-02-28' },
    day: { by: 'day', from: '2026-03-01', to: '2026-03-01' },
  };
  expect(sentParams(dashboard, values, sent(summary))).toEqual({
    stationId: '7',
    startTime: '2026-02-22 00:00:00',
    endTime: '2026-02-28 23:59:59',
  });
  expect(sentParams(dashboard, values, sent(price))).toEqual({ stationId: '7', date: '2026-03-01' });
});

// covers HE-041, HE-042, HE-043, HE-044, HE-045, HE-046, HE-047, HE-048
// covers HE-049, HE-050, HE-051, HE-052, HE-053, HE-054
test('the summary has the figures of every card, each in its own units', () => {
  const shown = groupFigures(
    summary,
    {
      benefit: { cost: { value: '3.42', unit: '€' }, earned: { value: 0, unit: '€' } },
      grid: { purchase: 12.3 },
      solar: { GENERATION: '23.5', co2Reduction: { value: 5.9 } },
      battery: { charged: { value: 7.2, unit: 'kWh' }, discharged: 6.8 },
      charger: { charged: 4, v2x: 0 },
      hvac: { consumed: 9.4, avgTemp: 20.74 },
    },
    dashboard.measures,
  );
  const told = Object.fromEntries(
    Object.entries(shown).map(([group, figures]) => [
      group,
      Object.values(figures).map(({ value, unit }) => [value, unit]),
    ]),
  );
  expect(told).toEqual({
    benefit: [
      [3.42, '€'],
      [0, '€'],
    ],
    grid: [
      [12.3, 'kWh'],
      [null, 'kWh'],
    ],
    solar: [
      [23.5, 'kWh'],
      [5.9, 'kg'],
    ],
    battery: [
      [7.2, 'kWh'],
      [6.8, 'kWh'],
    ],
    charger: [
      [4, 'kWh'],
      [0, 'kWh'],
    ],
    hvac: [
      [9.4, 'kWh'],
      [20.74, '°C'],
    ],
  });
});

const hours = (labels: readonly string[]) => labels.map((label) => `${label}:00`);
const series = (name: string, unit: string, list: readonly unknown[]) => ({ name, desc: name, unit, list });
const specOf = (block: Block, answer: unknown, date = '2026-06-01', zone = 'Europe/Amsterdam', shownIn = zone) => {
  if (block.kind !== 'chart') throw new Error('This block is no chart.');
  return blockSpec(
    {
      name: 'a',
      block,
      heading: 'A',
      place: { report: dashboard, params: {}, zone, shownIn, currency: '€', days: { startDate: date, endDate: date } },
    },
    answer,
    translate,
  ).spec;
};

// covers HS-008, HE-074, HE-075, HE-076, HE-079, HE-080
// covers HE-081, HE-082, HE-083, HE-086, HE-087, HE-088, HE-091
describe('price and power in one chart', () => {
  const priceInfo = {
    xlist: hours(['00', '06', '12']),
    ylist: [series('Purchase', 'c/kWh', ['21', -1, null]), series('Export', 'c/kWh', [9, 0, 2])],
    signList: [{ lineIndex: '1' }],
  };
  const gridPower = { xlist: ['00:00', '00:05'], ylist: [series('gridPower', 'kW', [1.2, null])] };
  const spec = specOf(price, { tariffName: 'Flex', priceInfo, gridPower });

  it('has an axis for each unit, and every series its own times', () => {
    expect(spec.axes.map(({ unit }) => unit)).toEqual(['c/kWh', 'kW']);
    expect(
      spec.series.map(({ key, kind, tone, axis, values, times }) => [key, kind, tone, axis, values, times?.length]),
    ).toEqual([
      ['purchasePrice', 'step', 'price', 0, [21, -1, null], 3],
      ['exportPrice', 'step', 'good', 0, [9, 0, 2], 3],
      ['fromGrid', 'line', 'grid', 1, [1.2, null], 2],
    ]);
  });

  it('has the now of the answer', () =>
    expect(spec.scale.kind === 'time' && (spec.now ?? 0) - spec.scale.from).toBe(6 * HOUR));

  it('reads a curve that stands in the answer itself', () =>
    expect(specOf(price, { ...priceInfo, gridPower }).series.map(({ key }) => key)).toEqual([
      'purchasePrice',
      'exportPrice',
      'fromGrid',
    ]));

  it('is a chart of names where the labels are no times', () => {
    const names = { xlist: ['night', 'day'], ylist: [series('Purchase', 'c/kWh', [1, 2])] };
    expect(specOf(price, { priceInfo: names, gridPower })).toMatchObject({
      scale: { kind: 'category', categories: ['night', 'day'] },
      series: [{ values: [1, 2] }],
    });
  });

  it.each([null, 'x', { priceInfo: 3, gridPower: [] }])('%j is an empty chart', (raw) =>
    expect(specOf(price, raw).series).toEqual([]),
  );
});

describe('days of clock changes', () => {
  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-21', 24],
  ])('%s has %i hours, also on the clock of somebody else', (date, length) => {
    for (const shownIn of ['Europe/Amsterdam', 'Asia/Shanghai']) {
      const { scale } = specOf(
        power,
        { xlist: ['00:00'], ylist: [series('PV', 'kW', [1])] },
        date,
        'Europe/Amsterdam',
        shownIn,
      );
      expect(scale.kind === 'time' && [(scale.to - scale.from) / HOUR, scale.zone]).toEqual([length, shownIn]);
    }
  });
});

// covers HE-084, HE-077, HE-078
it.each([
  ['gridPower', 'grid'],
  ['PV', 'solar'],
  ['pvProduction', 'solar'],
  ['ENERGY', 'battery'],
  ['Home battery', 'battery'],
  ['EV charger', 'charger'],
  ['evCharger', 'charger'],
  ['CHP', 'charger'],
  ['Heat&Cool', 'heat'],
  ['Home load', 'home'],
  ['家庭负荷', 'home'],
  ['Sauna', undefined],
])('a power called %s has the tone %s', (name, tone) => {
  const key = measureNamed(homePowers, name);
  expect(key && homePowers[key].tone).toBe(tone);
});
