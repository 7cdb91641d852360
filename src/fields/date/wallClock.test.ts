import { describe, expect, it } from 'vitest';
import { readWallClock, wallClockAt } from './wallClock';

const ZONE = 'Europe/Helsinki';

const CLOCK: [unknown, string | null][] = [
  ['2024-01-05', '2024-01-05 00:00:00'],
  ['2024-01-05 10:20:30', '2024-01-05 10:20:30'],
  ['2024-01-05 10:20', '2024-01-05 10:20:00'],
  ['2024-01-05T10:20:30', '2024-01-05 10:20:30'],
  ['2024-01-05T10:20:30.123', '2024-01-05 10:20:30'],
  ['2024/1/5', '2024-01-05 00:00:00'],
  ['20240105', '2024-01-05 00:00:00'],
  ['2024-01-05T10:20:30Z', '2024-01-05 12:20:30'],
  ['2024-07-05T10:20:30+02:00', '2024-07-05 11:20:30'],
  ['2024-01-05T23:30:00Z', '2024-01-06 01:30:00'],
  [1704450030, '2024-01-05 12:20:30'],
  [1704450030000, '2024-01-05 12:20:30'],
  ['1704450030000', '2024-01-05 12:20:30'],
  ['1704450030', '2024-01-05 12:20:30'],
  ['2024-02-29', '2024-02-29 00:00:00'],
  ['2023-02-29', null],
  ['2024-02-30', null],
  ['2024-13-01', null],
  ['0000-00-00', null],
  ['0000-00-00 00:00:00', null],
  ['2024-01-05 24:00:00', null],
  ['2024-01-05 10:60', null],
  [0, null],
  [-1, null],
  ['0', null],
  ['', null],
  [null, null],
  [undefined, null],
  ['junk', null],
  [Number.NaN, null],
  [1e20, null],
  [{}, null],
  [true, null],
  ['2024-01-05T99:99:99Z', null],
];

describe('readWallClock', () => {
  it.each(CLOCK)('%j', (wire, value) => expect(readWallClock(wire, ZONE)).toBe(value));

  it('goes through the hour the clocks skip and the one they repeat', () => {
    expect(readWallClock('2024-03-31T00:59:59Z', ZONE)).toBe('2024-03-31 02:59:59');
    expect(readWallClock('2024-03-31T01:00:00Z', ZONE)).toBe('2024-03-31 04:00:00');
    expect([0, 1].map((hour) => readWallClock(`2024-10-27T0${hour}:30:00Z`, ZONE))).toEqual([
      '2024-10-27 03:30:00',
      '2024-10-27 03:30:00',
    ]);
    expect(readWallClock('2024-03-31 03:30:00', ZONE)).toBe('2024-03-31 03:30:00');
  });

  it('takes an unknown zone for the browser’s own', () => {
    expect(wallClockAt(new Date(1704450030000), 'Nowhere/None')).toBe(wallClockAt(new Date(1704450030000)));
  });
});
