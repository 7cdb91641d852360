import { describe, expect, it } from 'vitest';
import { periodOf, SINGLE, type Period, type PeriodBy } from '@/schema/dates/period';
import { changeBy, isPeriodAllowed, settlePeriod } from './periodLimits';

const now = new Date('2024-03-15T12:00:00Z');
const limits = { zone: 'UTC', min: '2022-06-10', maxSpan: SINGLE };
const ends = ({ from, to }: Period) => `${from} ${to}`;
const range = (from: string, to: string): Period => ({ by: 'range', from, to });

describe('a period', () => {
  // covers FR-152, HR-222
  it('may have begun, but not lie in the future or before the first day', () => {
    const allowed = (period: Period) => isPeriodAllowed(period, limits, now);
    expect([allowed(periodOf('day', '2024-03-15')), allowed(periodOf('day', '2024-03-16'))]).toEqual([true, false]);
    expect([allowed(periodOf('month', '2024-03-01')), allowed(periodOf('month', '2024-04-01'))]).toEqual([true, false]);
    expect([allowed(periodOf('year', '2022-01-01')), allowed(periodOf('year', '2021-01-01'))]).toEqual([true, false]);
    expect([
      allowed(range('2024-03-01', '2024-03-15')),
      allowed(range('2024-03-01', '2024-03-16')),
      allowed(range('2024-03-02', '2024-03-01')),
    ]).toEqual([true, false, false]);
  });

  it('has a first day and a longest span of its own by what it is counted in', () => {
    const own = {
      ...limits,
      minOf: { day: '2024-03-01' },
      maxSpan: { ...SINGLE, range: '31 days' as const, month: '1 year' as const },
    };
    expect([
      isPeriodAllowed(periodOf('day', '2024-02-29'), own, now),
      isPeriodAllowed(periodOf('month', '2024-02-29'), own, now),
    ]).toEqual([false, true]);
    expect([
      isPeriodAllowed(range('2024-02-14', '2024-03-15'), own, now),
      isPeriodAllowed(range('2024-02-13', '2024-03-15'), own, now),
    ]).toEqual([true, false]);
    expect([
      isPeriodAllowed(periodOf('month', '2023-04-01', '2024-03-01'), own, now),
      isPeriodAllowed(periodOf('month', '2023-03-01', '2024-03-01'), own, now),
    ]).toEqual([true, false]);
    expect(isPeriodAllowed(periodOf('day', '2024-03-14', '2024-03-15'), own, now)).toBe(false);
  });
});

describe('counted otherwise, a period', () => {
  const to = (period: Period, by: PeriodBy, more = {}) => ends(changeBy(period, by, { ...limits, ...more }, now));
  it('keeps the place', () => {
    expect(to(periodOf('day', '2023-05-20'), 'month')).toBe('2023-05-01 2023-05-31');
    expect(to(periodOf('month', '2023-05-20'), 'day')).toBe('2023-05-31 2023-05-31');
    expect(to(periodOf('year', '2023-05-20'), 'month')).toBe('2023-12-01 2023-12-31');
  });
  it('prefers today when it is shown', () => {
    expect(to(periodOf('year', '2024-01-01'), 'day')).toBe('2024-03-15 2024-03-15');
    expect(to(periodOf('month', '2024-03-01'), 'range')).toBe('2024-03-01 2024-03-15');
  });
  it('stays inside the limits', () => {
    expect(to(periodOf('year', '2022-01-01'), 'range')).toBe('2022-06-10 2022-12-31');
    expect(to(periodOf('year', '2024-01-01'), 'range', { maxSpan: { range: '1 month' } })).toBe(
      '2024-02-16 2024-03-15',
    );
    expect(to(periodOf('year', '2023-01-01'), 'range', { maxSpan: { range: '1 month' }, min: '2023-12-25' })).toBe(
      '2023-12-25 2023-12-31',
    );
    expect(to(periodOf('year', '2023-01-01'), 'day', { minOf: { day: '2024-03-01' } })).toBe('2024-03-01 2024-03-01');
    expect(
      ends(
        changeBy(
          periodOf('year', '2024-01-01'),
          'range',
          { zone: 'UTC', maxSpan: { range: '1 month' } },
          new Date('2024-03-31T12:00:00Z'),
        ),
      ),
    ).toBe('2024-03-01 2024-03-31');
  });
  it('is as much of it as may be', () => {
    expect(to(periodOf('day', '2024-02-10', '2024-03-10'), 'month', { maxSpan: {} })).toBe('2024-02-01 2024-03-31');
    expect(to(periodOf('year', '2023-01-01', '2024-01-01'), 'month', { maxSpan: { month: '1 year' } })).toBe(
      '2023-04-01 2024-03-31',
    );
    expect(to(periodOf('month', '2024-01-01', '2024-03-01'), 'day', { maxSpan: { day: '31 days' } })).toBe(
      '2024-02-14 2024-03-15',
    );
  });
});

describe('an end that is moved', () => {
  const own = { zone: 'UTC', min: '2024-01-01', maxSpan: { range: '7 days', month: '2 months' } } as const;
  it.each([
    ['what fits', 'range', '2024-03-01', '2024-03-07', 'from', '2024-03-01 2024-03-07'],
    ['a start after the end', 'range', '2024-03-12', '2024-03-08', 'from', '2024-03-12 2024-03-12'],
    ['an end before the start', 'range', '2024-03-12', '2024-03-08', 'to', '2024-03-08 2024-03-08'],
    ['a start too far back', 'range', '2024-02-01', '2024-03-08', 'from', '2024-02-01 2024-02-07'],
    ['an end too far on', 'range', '2024-02-01', '2024-03-08', 'to', '2024-03-02 2024-03-08'],
    ['an end near the first day', 'range', '2023-12-01', '2024-01-03', 'to', '2024-01-01 2024-01-03'],
    ['a start near today', 'range', '2024-03-13', '2024-03-30', 'from', '2024-03-13 2024-03-15'],
    ['a first month', 'month', '2024-01-01', '2024-03-31', 'from', '2024-01-01 2024-02-29'],
    ['a last month', 'month', '2024-01-01', '2024-03-31', 'to', '2024-02-01 2024-03-31'],
    ['years without a limit', 'year', '2020-01-01', '2023-12-31', 'to', '2020-01-01 2023-12-31'],
  ] as const)('settles %s', (_, by, from, to, chosen, settled) =>
    expect(ends(settlePeriod(by, from, to, chosen, own, now))).toBe(settled),
  );
});
