import { describe, expect, it } from 'vitest';
import { formatFigure } from '@/schema/format';
import { grainOf, sortableTime, rowTimeText } from './rowTimeText';
import { plainValue } from './plainValue';

const HOUR = 3_600_000;
const amsterdam = 'Europe/Amsterdam';

describe('times of a station', () => {
  // covers FR-202, FR-203
  it('carry their offset where the clock shows them twice, and only there', () => {
    const midnight = Date.UTC(2026, 9, 24, 22);
    const hours = [1, 2, 3, 4].map((hour) => rowTimeText(midnight + hour * HOUR, amsterdam, 'minute'));
    expect(hours).toEqual([
      '25 Oct 2026 01:00',
      '25 Oct 2026 02:00 +02:00',
      '25 Oct 2026 02:00 +01:00',
      '25 Oct 2026 03:00',
    ]);
  });

  it('leave out the hour that a clock put forward skips', () => {
    const midnight = Date.UTC(2026, 2, 28, 23);
    expect([1, 2].map((hour) => rowTimeText(midnight + hour * HOUR, amsterdam, 'minute'))).toEqual([
      '29 Mar 2026 01:00',
      '29 Mar 2026 03:00',
    ]);
  });

  it('know offsets of half an hour', () => {
    expect(sortableTime(Date.UTC(2026, 0, 1), 'Asia/Kolkata')).toBe('2026-01-01 05:30:00');
  });

  it('are told no finer than they are', () => {
    const day = (month: number, date: number) => Date.UTC(2026, month, date);
    expect(grainOf([day(0, 1), day(1, 1)], 'UTC')).toBe('month');
    expect(grainOf([day(0, 1), day(0, 2)], 'UTC')).toBe('day');
    expect(grainOf([day(0, 1), day(0, 2)], amsterdam)).toBe('minute');
    expect(grainOf([day(0, 1), day(0, 1) + 5000], 'UTC')).toBe('second');
    expect(rowTimeText(day(0, 1), 'UTC', 'month')).toBe('Jan 2026');
  });
});

describe('values', () => {
  // covers FR-195, FR-196
  it('are - for nothing and 0 for zero, with fixed decimals', () => {
    expect([null, undefined, Number.NaN, 0, -0.001, 1234.5].map((value) => formatFigure(value, 2, 'en'))).toEqual([
      '-',
      '-',
      '-',
      '0',
      '0.00',
      '1,234.50',
    ]);
  });

  it('are plain numbers for programs, and empty for nothing', () => {
    expect([null, 0, -0.001, -1234.5].map((value) => plainValue(value, 2))).toEqual(['', '0.00', '-0.001', '-1234.50']);
  });

  it('keep in a file what the screen rounds, so that sums agree, but no noise of calculation', () => {
    expect([0.1 + 0.2, 1 / 3, 12.345, -1e-12].map((value) => plainValue(value, 2))).toEqual([
      '0.30',
      '0.333333333',
      '12.345',
      '0.00',
    ]);
  });
});
