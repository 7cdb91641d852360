import { expect, it } from 'vitest';
import { settleRange } from './settleRange';

const now = new Date('2024-03-15T12:00:00Z');
const limits = { zone: 'UTC', min: '2024-01-01', maxSpan: '7 days' as const };

it.each([
  ['what fits', '2024-03-01', '2024-03-08', 'from', '2024-03-01 2024-03-08'],
  ['a start after the end', '2024-03-12', '2024-03-08', 'from', '2024-03-12 2024-03-12'],
  ['an end before the start', '2024-03-12', '2024-03-08', 'to', '2024-03-08 2024-03-08'],
  ['a start too far back', '2024-02-01', '2024-03-08', 'from', '2024-02-01 2024-02-08'],
  ['an end too far on', '2024-02-01', '2024-03-08', 'to', '2024-03-01 2024-03-08'],
  ['an end near the first day', '2023-12-01', '2024-01-03', 'to', '2024-01-01 2024-01-03'],
] as const)('settles %s', (_, from, to, chosen, ends) => {
  expect(Object.values(settleRange(from, to, chosen, limits, now)).join(' ')).toBe(ends);
});
