import { describe, expect, it } from 'vitest';
import { chartParts } from '@/charts/response/chartParts';
import { dayChart } from './dayChart';
import { joinParts } from './joinParts';
import { readDayPrice } from './readDayPrice';
import { seriesTone } from './seriesTone';

const HOUR = 3_600_000;
const day = (date: string, zone = 'Europe/Amsterdam', shownIn = zone) => ({ startDate: date, endDate: date, zone, shownIn });
const hours = (labels: readonly string[]) => labels.map((label) => `${label}:00`);
const series = (name: string, unit: string, list: readonly unknown[]) => ({ name, desc: name, unit, list });
const look = { id: 'x', title: 'X', now: undefined, ranges: [], weather: [], negative: 'below zero' };

// covers HE-074, HE-075, HE-076, HE-077, HE-078
describe('the prices of a day', () => {
  it('are read with what holds now', () => {
    const curve = { xlist: [], ylist: [] };
    expect(readDayPrice({ tariffName: 'Flex', realtimePurchasePrice: { value: '24.3', unit: 'c/kWh' }, realtimeExportPrice: null, priceInfo: curve, gridPower: { xlist: [] } })).toEqual({
      tariffName: 'Flex',
      purchase: { value: 24.3, unit: 'c/kWh' },
      export: { value: null, unit: '' },
      curve,
      grid: { xlist: [] },
    });
  });

  it.each([null, 'x', { priceInfo: 3, gridPower: [] }])('%j is an empty chart', (raw) => {
    const { curve, grid } = readDayPrice(raw);
    expect(dayChart(joinParts(chartParts(curve, day('2026-06-01')), chartParts(grid, day('2026-06-01'))), look).series).toEqual([]);
  });
});

// covers HS-008, HE-079, HE-080, HE-081, HE-082, HE-083, HE-084, HE-086, HE-087, HE-088, HE-091
describe('price and power in one chart', () => {
  const price = { xlist: hours(['00', '06', '12']), ylist: [series('Purchase', 'c/kWh', ['21', -1, null]), series('Export', 'c/kWh', [9, 0, 2])], signList: [{ lineIndex: '1' }] };
  const grid = { xlist: ['00:00', '00:05'], ylist: [series('gridPower', 'kW', [1.2, null])] };
  const spec = dayChart(joinParts(chartParts(price, day('2026-06-01')), chartParts(grid, day('2026-06-01'))), { ...look, now: 5 });

  it('has an axis for each unit, and every series its own times', () => {
    expect(spec.axes).toEqual([{ unit: 'c/kWh', decimals: 2 }, { unit: 'kW', decimals: 2, side: 'right' }]);
    expect(spec.series.map(({ name, kind, tone, axis, values, times }) => [name, kind, tone, axis, values, times?.length])).toEqual([
      ['Purchase', 'step', 'price', 0, [21, -1, null], 3],
      ['Export', 'step', 'good', 0, [9, 0, 2], 3],
      ['gridPower', 'line', 'grid', 1, [1.2, null], 2],
    ]);
  });

  it('shades the time of a price below zero', () => {
    const from = spec.scale.kind === 'time' ? spec.scale.from : 0;
    expect(spec.ranges).toEqual([{ from: from + 6 * HOUR, to: from + 12 * HOUR, label: 'below zero', tone: 'good' }]);
  });

  it('has the now of the answer rather than of the clock', () => {
    expect(spec.scale.kind === 'time' && (spec.now ?? 0) - spec.scale.from).toBe(6 * HOUR);
  });

  it('has the now of the clock where the answer marks none, and only inside the day', () => {
    const unmarked = chartParts({ ...price, signList: null }, day('2026-06-01'));
    const from = unmarked.scale.kind === 'time' ? unmarked.scale.from : 0;
    expect([dayChart(unmarked, { ...look, now: from + HOUR }).now, dayChart(unmarked, { ...look, now: from + 30 * HOUR }).now]).toEqual([from + HOUR, undefined]);
  });

  it('is a chart of names where the labels are no times', () => {
    const names = chartParts({ xlist: ['night', 'day'], ylist: [series('Purchase', 'c/kWh', [1, 2])] }, day('2026-06-01'));
    expect(dayChart(names, look)).toMatchObject({ scale: { kind: 'category', categories: ['night', 'day'] }, series: [{ kind: 'line', values: [1, 2] }] });
    expect(joinParts(names, chartParts(grid, day('2026-06-01'))).series).toHaveLength(1);
  });
});

describe('days of clock changes', () => {
  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-21', 24],
  ])('%s has %i hours, also on the clock of somebody else', (date, length) => {
    for (const shownIn of ['Europe/Amsterdam', 'Asia/Shanghai']) {
      const { scale } = dayChart(chartParts({ xlist: ['00:00'], ylist: [] }, day(date, 'Europe/Amsterdam', shownIn)), look);
      expect(scale.kind === 'time' && [(scale.to - scale.from) / HOUR, scale.zone]).toEqual([length, shownIn]);
    }
  });
});

it.each([
  ['gridPower', 'kW', 'grid'],
  ['PV', 'kW', 'solar'],
  ['pvProduction', 'kW', 'solar'],
  ['ENERGY', 'kW', 'battery'],
  ['Home battery', 'kW', 'battery'],
  ['EV charger', 'kW', 'charger'],
  ['evCharger', 'kW', 'charger'],
  ['CHP', 'kW', 'charger'],
  ['Heat&Cool', 'kW', 'heat'],
  ['Home load', 'kW', 'home'],
  ['家庭负荷', 'kW', 'home'],
  ['Purchase', '€/kWh', 'price'],
  ['Feed-in', '€/kWh', 'good'],
  ['Sauna', 'kW', undefined],
])('%s in %s has the tone %s', (name, unit, tone) => expect(seriesTone({ key: '1', name, text: name, unit })).toBe(tone));
