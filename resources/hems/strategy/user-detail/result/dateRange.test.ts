import { expect, it } from 'vitest';
import { rangeOfType } from './dateRange';

// covers HR-096, HR-204
it('goes from the start of this week, month or year until today', () => {
  const on = (today: string) => [1, 2, 3, '2', 0].map((type) => rangeOfType(type, today)?.from);
  expect(on('2026-11-23')).toEqual(['2026-11-23', '2026-11-01', '2026-01-01', '2026-11-01', undefined]); // a Monday
  expect(on('2026-03-01')).toEqual(['2026-02-23', '2026-03-01', '2026-01-01', '2026-03-01', undefined]); // a Sunday
});
