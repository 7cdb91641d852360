import { expect, it } from 'vitest';
import { quickRanges } from './quickRanges';

const now = new Date('2024-03-31T22:30:00Z');

it('are days of the zone', () => {
  expect(quickRanges({ zone: 'Europe/Berlin' }, now)).toEqual([
    { name: 'today', from: '2024-04-01', to: '2024-04-01' },
    { name: 'yesterday', from: '2024-03-31', to: '2024-03-31' },
    { name: 'last7', from: '2024-03-26', to: '2024-04-01' },
  ]);
});

it('are offered inside the limits only', () => {
  expect(quickRanges({ zone: 'UTC', min: '2024-03-31' }, now).map(({ name }) => name)).toEqual(['today']);
  expect(quickRanges({ zone: 'UTC', max: '2024-03-30' }, now).map(({ name }) => name)).toEqual(['yesterday']);
});
