import { expect, it } from 'vitest';
import { quickRanges } from './quickRanges';

const now = new Date('2024-03-31T22:30:00Z');
const names = (limits: Parameters<typeof quickRanges>[0]) =>
  quickRanges(limits, undefined, now).map(({ name }) => name);

it('are days of the zone', () => {
  expect(quickRanges({ zone: 'Europe/Berlin' }, undefined, now)).toEqual([
    { name: 'today', from: '2024-04-01', to: '2024-04-01' },
    { name: 'yesterday', from: '2024-03-31', to: '2024-03-31' },
    { name: 'last7', from: '2024-03-26', to: '2024-04-01' },
    { name: 'last30', from: '2024-03-03', to: '2024-04-01' },
    { name: 'thisMonth', from: '2024-04-01', to: '2024-04-01' },
    { name: 'lastMonth', from: '2024-03-01', to: '2024-03-31' },
  ]);
});

it('are offered inside the limits only', () => {
  expect(names({ zone: 'UTC', min: '2024-03-31' })).toEqual(['today']);
  expect(names({ zone: 'UTC', max: '2024-03-30' })).toEqual(['yesterday', 'lastMonth']);
  expect(names({ zone: 'UTC', maxSpan: '7 days' })).toEqual(['today', 'yesterday', 'last7']);
});
