import { describe, expect, it } from 'vitest';
import { changeMode, isPeriodAllowed, periodOf, stepPeriod, type Period } from './period';

const now = new Date('2024-03-15T12:00:00Z');
const limits = { zone: 'UTC', min: '2022-06-10' };
const ends = ({ from, to }: Period) => `${from} ${to}`;
const range = (from: string, to: string): Period => ({ mode: 'range', from, to });

describe('a period', () => {
  it('is a whole day, month or year', () => {
    expect(ends(periodOf('day', '2024-02-10'))).toBe('2024-02-10 2024-02-10');
    expect(ends(periodOf('month', '2024-02-10'))).toBe('2024-02-01 2024-02-29');
    expect(ends(periodOf('year', '2024-02-10'))).toBe('2024-01-01 2024-12-31');
  });

  it('steps by its own length, over short months and years', () => {
    expect(ends(stepPeriod(periodOf('day', '2024-03-01'), -1))).toBe('2024-02-29 2024-02-29');
    expect(ends(stepPeriod(periodOf('month', '2024-01-31'), 1))).toBe('2024-02-01 2024-02-29');
    expect(ends(stepPeriod(periodOf('year', '2024-02-29'), 1))).toBe('2025-01-01 2025-12-31');
    expect(ends(stepPeriod(range('2024-03-09', '2024-03-15'), -1))).toBe('2024-03-02 2024-03-08');
  });

  // covers FR-152, HR-222
  it('may have begun, but not lie in the future or before the first day', () => {
    const allowed = (period: Period) => isPeriodAllowed(period, limits, now);
    expect([allowed(periodOf('day', '2024-03-15')), allowed(periodOf('day', '2024-03-16'))]).toEqual([true, false]);
    expect([allowed(periodOf('month', '2024-03-01')), allowed(periodOf('month', '2024-04-01'))]).toEqual([true, false]);
    expect([allowed(periodOf('year', '2022-01-01')), allowed(periodOf('year', '2021-01-01'))]).toEqual([true, false]);
    expect([allowed(range('2024-03-01', '2024-03-15')), allowed(range('2024-03-01', '2024-03-16')), allowed(range('2024-03-02', '2024-03-01'))]).toEqual([true, false, false]);
  });

  it('has a first day of its own a mode and a longest range', () => {
    const own = { ...limits, minOf: { day: '2024-03-01' }, maxSpan: '31 days' as const };
    expect([isPeriodAllowed(periodOf('day', '2024-02-29'), own, now), isPeriodAllowed(periodOf('month', '2024-02-29'), own, now)]).toEqual([false, true]);
    expect([isPeriodAllowed(range('2024-02-13', '2024-03-15'), own, now), isPeriodAllowed(range('2024-02-12', '2024-03-15'), own, now)]).toEqual([true, false]);
  });
});

describe('another mode', () => {
  const to = (period: Period, mode: Period['mode'], more = {}) => ends(changeMode(period, mode, { ...limits, ...more }, now));
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
    expect(to(periodOf('year', '2024-01-01'), 'range', { maxSpan: '1 month' })).toBe('2024-02-15 2024-03-15');
    expect(to(periodOf('year', '2023-01-01'), 'range', { maxSpan: '1 month', min: '2023-12-25' })).toBe('2023-12-25 2023-12-31');
    expect(to(periodOf('year', '2023-01-01'), 'day', { minOf: { day: '2024-03-01' } })).toBe('2024-03-01 2024-03-01');
  });
  it('ends a month back from the 31st where the shorter month allows', () => {
    const then = new Date('2024-03-31T12:00:00Z');
    expect(ends(changeMode(periodOf('year', '2024-01-01'), 'range', { zone: 'UTC', maxSpan: '1 month' }, then))).toBe('2024-03-01 2024-03-31');
  });
});
