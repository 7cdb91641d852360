import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDateTime } from '../readers/moment';
import { DATE_FORMATS, type DateFormat } from './formats';
import { formatMoment, formatWall } from './formatMoment';
import { wallMoments } from './wallMoments';
import { wallTime } from './wallTime';

const AMS = 'Europe/Amsterdam';
const HOUR = 3_600_000;
const first = Date.UTC(2026, 9, 25, 0, 30);
const numbers = Object.keys(DATE_FORMATS).map(Number) as DateFormat[];

describe('the hour that comes twice', () => {
  it.each([
    [1, '25 Oct 2026 02:30:00 +02:00', '25 Oct 2026 02:30:00 +01:00'],
    [2, '25 Oct 2026 02:30 +02:00', '25 Oct 2026 02:30 +01:00'],
    [7, '25 Oct 02:30 +02:00', '25 Oct 02:30 +01:00'],
    [8, '02:30 +02:00', '02:30 +01:00'],
    [9, '02:30:00 +02:00', '02:30:00 +01:00'],
  ] as const)('tells its moments apart in format %i', (format, one, other) => {
    expect([first, first + HOUR].map((at) => formatMoment(at, format, AMS, 'en'))).toEqual([one, other]);
  });

  it('has its offset in no format of days or of programs', () => {
    for (const format of [3, 4, 5, 6, 10, 11] as const)
      expect(formatMoment(first, format, AMS, 'en')).toBe(formatMoment(first + HOUR, format, AMS, 'en'));
  });

  it('has both where only the clock is known', () => {
    expect(formatWall('2026-10-25 02:30:00', 2, AMS, 'en')).toBe('25 Oct 2026 02:30 +02:00 / +01:00');
    expect(formatWall('2026-10-25 03:00:00', 2, AMS, 'en')).toBe('25 Oct 2026 03:00');
    expect(formatWall('2026-10-25 02:30:00', 2, undefined, 'en')).toBe('25 Oct 2026 02:30');
    expect(formatWall('soon', 2, AMS, 'en')).toBe('');
  });

  it('is read again as the clock that was written', () => {
    expect(readDateTime('2026-10-25 02:30:00 +02:00 / +01:00', AMS)).toBe('2026-10-25 02:30:00');
  });
});

it('no two moments of a zone have the same text, and one alone is read again as itself', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const minute = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2037, 0) }).map((at) => at - (at % 60_000));
  fc.assert(
    fc.property(fc.nat(zones.length - 1), minute, (index, at) => {
      const zone = zones[index] ?? 'UTC';
      const wall = wallTime(readDateTime(new Date(at).toISOString(), zone) ?? '');
      const texts = wallMoments(wall, zone).map((one) => formatMoment(one, 2, zone, 'en'));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts).toContain(formatMoment(at, 2, zone, 'en'));
    }),
    { numRuns: 300, seed: 20261128 },
  );
});

it('every format has a text for every moment', () => {
  for (const format of numbers) expect(formatMoment(first, format, AMS, 'en')).not.toBe('');
});
