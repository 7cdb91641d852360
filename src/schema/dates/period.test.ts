import { describe, expect, it } from 'vitest';
import {
  fitsSpan,
  isSingle,
  periodBefore,
  periodDays,
  periodLength,
  periodOf,
  shiftPeriod,
  SINGLE,
  type Period,
} from './period';

const ends = ({ from, to }: Period) => `${from} ${to}`;

describe('a period', () => {
  it('is whole days, months or years', () => {
    expect(ends(periodOf('day', '2024-02-10'))).toBe('2024-02-10 2024-02-10');
    expect(ends(periodOf('month', '2024-02-10'))).toBe('2024-02-01 2024-02-29');
    expect(ends(periodOf('month', '2023-11-30', '2024-02-10'))).toBe('2023-11-01 2024-02-29');
    expect(ends(periodOf('year', '2022-05-01', '2024-02-10'))).toBe('2022-01-01 2024-12-31');
  });

  it.each([
    [periodOf('day', '2024-03-01'), 1, 1, '2024-02-29 2024-02-29', '2024-03-02 2024-03-02'],
    [periodOf('day', '2024-03-09', '2024-03-15'), 7, 7, '2024-03-02 2024-03-08', '2024-03-16 2024-03-22'],
    [periodOf('range', '2024-03-09', '2024-03-15'), 7, 7, '2024-03-02 2024-03-08', '2024-03-16 2024-03-22'],
    [periodOf('month', '2024-01-31'), 31, 1, '2023-12-01 2023-12-31', '2024-02-01 2024-02-29'],
    [periodOf('month', '2024-01-01', '2024-03-31'), 91, 3, '2023-10-01 2023-12-31', '2024-04-01 2024-06-30'],
    [periodOf('year', '2023-01-01', '2024-12-31'), 731, 2, '2021-01-01 2022-12-31', '2025-01-01 2026-12-31'],
  ] as const)('%o has %i days, and others of its length beside it', (period, days, length, before, after) => {
    expect([periodDays(period), periodLength(period)]).toEqual([days, length]);
    expect([ends(periodBefore(period)), ends(shiftPeriod(period, 1))]).toEqual([before, after]);
  });

  it('is measured with both its ends', () => {
    expect([
      fitsSpan(periodOf('day', '2024-03-01', '2024-03-31'), '31 days'),
      fitsSpan(periodOf('day', '2024-03-01', '2024-04-01'), '31 days'),
    ]).toEqual([true, false]);
    expect([
      fitsSpan(periodOf('month', '2023-04-01', '2024-03-01'), '1 year'),
      fitsSpan(periodOf('month', '2023-04-01', '2024-04-01'), '1 year'),
    ]).toEqual([true, false]);
    expect(fitsSpan(periodOf('range', '1990-01-01', '2024-04-01'), undefined)).toBe(true);
  });

  it('may be one at a time', () =>
    expect([isSingle('month', SINGLE), isSingle('range', SINGLE), isSingle('day', { day: '31 days' })]).toEqual([
      true,
      false,
      false,
    ]));
});
