import { describe, expect, it } from 'vitest';
import { chartParts } from '@/charts/response/chartParts';
import { areWays } from './areWays';
import { barChart } from './barChart';

const translate = (key: string) => key;
const days = { startDate: '2026-10-24', endDate: '2026-10-26', zone: 'Europe/Amsterdam' };
const xlist = ['2026-10-24', '2026-10-25', '2026-10-26'];
const series = (name: string, unit: string, desc = name) => ({ name, desc, unit, list: ['1.5', null, 0] });
const chart = (...ylist: object[]) => barChart({ id: 'a', title: 'A' }, chartParts({ xlist, ylist }, days), translate);

describe('bars', () => {
  it('of known kinds stand on each other by usage and generation, in their colours', () => {
    const drawn = chart(series('battery_charged', 'kWh'), series('otherLoad', 'kWh'), series('pvProduction', 'kWh'), series('saunaLoad', 'kWh', '桑拿'));
    expect(drawn.series.map(({ name, tone, stack }) => [name, tone, stack])).toEqual([
      ['kinds.batteryCharged', 'battery', 'usage'],
      ['kinds.otherLoad', 'home', 'usage'],
      ['kinds.pvProduction', 'solar', 'generation'],
      ['桑拿', undefined, undefined],
    ]);
    expect(drawn.series[0]?.values).toEqual([1.5, null, 0]);
  });

  it('of parts of a whole are one stack', () => {
    const parts = chartParts({ xlist, ylist: [series('home', '%'), series('grid', '%')] }, days);
    expect(barChart({ id: 'a', title: 'A', stacked: () => true }, parts, translate).series.map(({ stack }) => stack)).toEqual(['all', 'all']);
  });

  it('of two units have an axis each, with a total where values add up', () => {
    expect(chart(series('a', 'kWh'), series('b', '€')).axes).toEqual([{ unit: 'kWh', decimals: 2, sums: true }, { unit: '€', decimals: 2, sums: true, side: 'right' }]);
    expect(chart(series('a', '%')).axes).toEqual([{ unit: '%', sums: false, decimals: 1 }]);
  });
});

it.each([
  [['Home', 'Battery', 'Exported'], true],
  [['Home', 'PV generation'], false],
  [['Home', 'sauna'], false],
  [['Exported'], false],
])('%j are ways solar energy goes: %s', (names, are) => expect(areWays(chartParts({ xlist, ylist: names.map((name) => series(name, 'kWh')) }, days))).toBe(are));
