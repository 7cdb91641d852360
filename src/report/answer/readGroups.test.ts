import { describe, expect, it } from 'vitest';
import { defineMeasures } from '@/schema';
import { readGroups } from './readGroups';

const measures = defineMeasures({
  bought: { unit: 'kWh', aliases: ['purchase'] },
  sold: { unit: 'kWh', aliases: ['export'] },
  buyPrice: { unit: 'c/kWh', aliases: ['purchase'] },
  charged: { unit: 'kWh' },
});
const groups = { grid: ['bought', 'sold'], highestPrice: ['buyPrice'], battery: ['charged'] };
const kwh = (type: string, value: unknown) => ({ type, value, unit: 'kWh' });
const read = (raw: unknown) => {
  const { grid, highestPrice, battery } = readGroups(raw, measures, groups);
  return [grid?.bought, grid?.sold, highestPrice?.buyPrice, battery?.charged].map((one) => one?.value);
};

// covers HR-137, HR-138
describe('figures by group', () => {
  it.each([
    ['a list', [{ type: 'grid', values: [kwh('purchase', '12.5'), kwh('export', 0)] }]],
    ['a list inside', { list: [{ type: { code: 'GRID' }, values: [kwh('Export', 0), kwh('Purchase', 12.5)] }] }],
    ['an object of lists', { grid: [kwh('purchase', 12.5), kwh('export', 0)] }],
    ['an object of values', { grid: { values: { purchase: { value: '12.50', unit: 'kWh' }, export: 0 } } }],
    ['an object of objects', { Grid: { purchase: { value: 12.5, unit: 'kWh' }, export: { value: 0, unit: 'kWh' } } }],
  ])('are read from %s', (_, raw) => expect(read(raw)).toEqual([12.5, 0, null, null]));

  it('a name means the measure of its group', () => {
    const same = { purchase: 3, charged: 4 };
    expect(read({ grid: same, highestPrice: same, battery: null })).toEqual([3, null, 3, null]);
  });

  it.each([null, undefined, [], 'x', { list: null }, { list: [null, 1] }, { grid: 'x' }])(
    'of %j every figure is nothing, none is zero',
    (raw) => expect(read(raw)).toEqual([null, null, null, null]),
  );
});
