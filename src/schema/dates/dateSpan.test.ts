import { describe, expect, it } from 'vitest';
import { addSpan, isWithinSpan } from './dateSpan';

describe('dateSpan', () => {
  it.each([
    ['2026-01-31', '1 month', '2026-02-28'],
    ['2024-01-31', '1 month', '2024-02-29'],
    ['2024-02-29', '1 year', '2025-02-28'],
    ['2026-03-28', '2 days', '2026-03-30'],
    ['2026-11-15', '3 months', '2027-02-15'],
  ] as const)('%s and %s is %s', (day, span, end) => {
    expect(addSpan(day, span)).toBe(end);
  });

  it('goes back, too', () => {
    expect(addSpan('2026-03-31', '1 month', -1)).toBe('2026-02-28');
  });

  it('measures by the day, times aside', () => {
    expect(isWithinSpan('2026-01-01 12:00:00', '2026-02-01 23:59:59', '31 days')).toBe(true);
    expect(isWithinSpan('2026-01-01 12:00:00', '2026-02-02 00:00:00', '31 days')).toBe(false);
  });
});
