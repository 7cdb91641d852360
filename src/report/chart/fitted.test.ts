import { expect, it } from 'vitest';
import { fitted } from './chartSpec';

const DAY = { kind: 'time', zone: 'UTC', from: 0, to: 86_400_000 } as const;
const series = (times: number[], lasts?: number) => ({
  key: 'a',
  name: 'a',
  kind: 'line' as const,
  times,
  values: times.map(() => 1),
  ...(lasts !== undefined && { lasts }),
});

it('begins with the first value of any series and ends with the last one', () => {
  expect(fitted(DAY, [series([2000, 3000], 1000), series([1000, 2500])])).toEqual({ ...DAY, from: 1000, to: 4000 });
});

it('leaves an axis without moments as it is', () => {
  expect(fitted(DAY, [series([])])).toBe(DAY);
  const names = { kind: 'category', categories: ['a'] } as const;
  expect(fitted(names, [])).toBe(names);
});
