import { expect, it } from 'vitest';
import { COST_TYPES, readCostSummary } from './readCostSummary';

const figures = (raw: unknown) => Object.fromEntries(readCostSummary(raw).map(({ type, values }) => [type, values.map(([name, { value, unit }]) => `${name} ${value} ${unit}`.trim())]));
const kwh = (type: string, value: unknown) => ({ type, value, unit: 'kWh' });

// covers HR-137, HR-138
it('has all cards in their order, whatever comes', () => {
  expect(readCostSummary(null).map(({ type }) => type)).toEqual([...COST_TYPES]);
  expect(figures({ list: null })).toMatchObject({ grid: ['purchase null', 'export null'], benefit: ['cost null', 'earned null'] });
});

it.each([
  ['a list', [{ type: 'grid', values: [kwh('purchase', '12.5'), kwh('export', 0)] }]],
  ['a list inside', { list: [{ type: { code: 'GRID' }, values: [kwh('Export', 0), kwh('Purchase', 12.5)] }] }],
  ['an object of lists', { grid: [kwh('purchase', 12.5), kwh('export', 0)] }],
  ['an object of values', { grid: { values: { purchase: { value: '12.50', unit: 'kWh' }, export: { value: 0, unit: 'kWh' } } } }],
  ['an object of objects', { Grid: { purchase: { value: 12.5, unit: 'kWh' }, export: { value: 0, unit: 'kWh' } } }],
])('reads %s', (_, raw) => expect(figures(raw).grid).toEqual(['purchase 12.5 kWh', 'export 0 kWh']));

it('a card may say cost and earned instead', () => {
  const money = [{ type: 'cost', value: 3, unit: '€' }, { type: 'earned', value: null, unit: '€' }];
  expect(figures([{ type: 'amount', values: money }, { type: 'benefit', values: money }])).toMatchObject({ amount: ['cost 3 €', 'earned null €'], benefit: ['cost 3 €', 'earned null €'] });
});
