import { describe, expect, it } from 'vitest';
import { readItems } from './readItems';

const item = (name: string, value: unknown, children?: unknown) => ({ name, value, unit: 'kWh', children });
const tree = [
  { ...item('Consumption', '12.5', [item('Grid', 4), item('Solar', null)]), type: 'consumption' },
  item('Production', 0, null),
];
const read = [
  {
    name: 'Consumption',
    type: 'consumption',
    amount: { value: 12.5, unit: 'kWh' },
    children: [
      { name: 'Grid', type: '', amount: { value: 4, unit: 'kWh' }, children: [] },
      { name: 'Solar', type: '', amount: { value: null, unit: 'kWh' }, children: [] },
    ],
  },
  { name: 'Production', type: '', amount: { value: 0, unit: 'kWh' }, children: [] },
];

// covers HR-136
describe('figures with what they are made of', () => {
  it.each([
    ['a list', tree],
    ['a list inside', { list: tree }],
    ['items inside', { items: tree, list: null }],
  ])('are read from %s', (_, raw) => expect(readItems(raw)).toEqual(read));

  // covers HE-102
  it('are named by their field when they come by field', () => {
    expect(
      readItems({
        gridPurchase: { value: 3, unit: 'kWh' },
        independence: { value: 61, unit: '%' },
        month: '2026-10',
        time: { value: '24', unit: 'h' },
      }).map(({ name, amount }) => [name, amount]),
    ).toEqual([
      ['gridPurchase', { value: 3, unit: 'kWh' }],
      ['independence', { value: 61, unit: '%' }],
      ['time', { value: 24, unit: 'h' }],
    ]);
  });

  it('end, however deep an answer is', () => {
    const deep: { name: string; value: number; children: unknown[] } = { name: 'a', value: 1, children: [] };
    deep.children.push(deep);
    let [level] = readItems([deep]);
    let depth = 0;
    for (; level; [level] = level.children) depth += 1;
    expect(depth).toBe(4);
  });

  it.each([null, 'x', [], {}, { list: null }, [null, 'x', {}]])('%j has none', (raw) =>
    expect(readItems(raw)).toEqual([]),
  );
});
