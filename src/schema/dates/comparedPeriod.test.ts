import { describe, expect, it } from 'vitest';
import { comparedPeriod, unequalDays, type ComparedWith } from './comparedPeriod';
import { periodOf, type PeriodBy } from './period';

const today = '2026-11-28';

/** What a period is compared with, 'from to'. */
function compared(by: PeriodBy, from: string, to: string, against: ComparedWith = 'previous', now = today): string {
  const { before } = comparedPeriod({ by, from, to }, against, now);
  return `${before.from} ${before.to}`;
}

describe('a period that is over', () => {
  it.each([
    ['day', '2024-03-01', '2024-03-01', '2024-02-29 2024-02-29'],
    ['range', '2024-03-09', '2024-03-15', '2024-03-02 2024-03-08'],
    ['range', '2026-11-01', '2026-11-10', '2026-10-22 2026-10-31'],
    ['range', '2026-10-01', '2026-10-31', '2026-09-01 2026-09-30'],
    ['range', '2024-02-01', '2024-02-29', '2024-01-01 2024-01-31'],
    ['month', '2024-01-01', '2024-03-31', '2023-10-01 2023-12-31'],
    ['year', '2023-01-01', '2024-12-31', '2021-01-01 2022-12-31'],
  ] as const)('by %s from %s to %s is compared with as much before: %s', (by, from, to, before) =>
    expect(compared(by, from, to)).toBe(before),
  );

  it.each([
    ['day', '2024-02-29', '2024-02-29', '2023-02-28 2023-02-28'],
    ['range', '2024-02-20', '2024-03-10', '2023-02-20 2023-03-10'],
    ['range', '2024-02-29', '2024-03-06', '2023-02-28 2023-03-06'],
    ['month', '2025-02-01', '2025-02-28', '2024-02-01 2024-02-29'],
    ['month', '2024-02-01', '2024-02-29', '2023-02-01 2023-02-28'],
    ['year', '2024-01-01', '2024-12-31', '2023-01-01 2023-12-31'],
  ] as const)('by %s from %s to %s is compared with the days a year before: %s', (by, from, to, before) =>
    expect(compared(by, from, to, 'year')).toBe(before),
  );
});

describe('a period that is not over', () => {
  it.each([
    ['range', '2026-11-01', '2026-11-28', '2026-10-01 2026-10-28'],
    ['range', '2026-09-01', '2026-11-28', '2026-06-01 2026-08-28'],
    ['range', '2026-11-22', '2026-11-28', '2026-11-15 2026-11-21'],
    ['range', '2026-01-01', '2026-11-28', '2025-01-01 2025-11-28'],
    ['day', '2026-11-28', '2026-11-28', '2026-11-27 2026-11-27'],
    ['month', '2026-11-01', '2026-11-30', '2026-10-01 2026-10-28'],
    ['month', '2026-01-01', '2026-11-30', '2025-01-01 2025-11-28'],
    ['year', '2026-01-01', '2026-12-31', '2025-01-01 2025-11-28'],
    ['year', '2025-01-01', '2026-12-31', '2023-01-01 2024-11-28'],
  ] as const)('by %s from %s to %s is compared with the same days of the one before: %s', (by, from, to, before) =>
    expect(compared(by, from, to)).toBe(before),
  );

  it('ends at the end of a shorter month, and says how many days there are', () => {
    const comparison = comparedPeriod(periodOf('month', '2026-03-10'), 'previous', '2026-03-30');
    expect(comparison).toMatchObject({ now: { to: '2026-03-30' }, before: { from: '2026-02-01', to: '2026-02-28' } });
    expect(unequalDays(comparison)).toEqual({ now: 30, before: 28 });
  });

  it('a year before ends on the same day, in its first month on that of December', () => {
    expect(compared('year', '2026-01-01', '2026-12-31', 'year')).toBe('2025-01-01 2025-11-28');
    expect(compared('range', '2026-01-01', '2026-01-09', 'previous', '2026-01-09')).toBe('2025-12-01 2025-12-09');
    expect(compared('year', '2024-01-01', '2024-12-31', 'previous', '2024-02-29')).toBe('2023-01-01 2023-02-28');
  });

  it('is open while its last day is', () => {
    const open = (to: string) => comparedPeriod({ by: 'range', from: '2026-11-01', to }, 'previous', today).isOpen;
    expect(['2026-11-27', '2026-11-28', '2026-11-30'].map(open)).toEqual([false, true, true]);
  });
});
