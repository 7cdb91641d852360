import { afterEach, describe, expect, it } from 'vitest';
import { configureSites, date, dateRange, dateTime, month, period, timeOfDay, timeRanges, year } from '@/dsl';
import { decodeFields, type Field } from '@/schema';

const FIELDS = {
  day: date(),
  at: dateTime(),
  month: month(),
  year: year(),
  time: timeOfDay(),
  ranges: timeRanges(),
  range: dateRange({ params: ['from', 'to'] }),
  times: dateRange({ params: ['from', 'to'], time: true }),
  period: period(['day', 'month', 'year', 'range'], { params: ['from', 'to'] }),
} satisfies Record<string, Field>;
const read = (row: object) => decodeFields(FIELDS, { ...row });

afterEach(() => configureSites({}));

describe('a day of a row', () => {
  const midnight = Date.UTC(2026, 10, 3, 16); // in Shanghai
  it.each([
    '2026-11-04T00:00:00+08:00',
    '2026-11-04T00:00:00Z',
    '2026-11-04 00:00:00+0800',
    20261104,
    '20261104',
    Date.UTC(2026, 10, 4),
  ])('%j has no zone', (day) => {
    for (const timeZone of [undefined, 'America/Los_Angeles', 'Pacific/Kiritimati'])
      expect(read({ day, from: day, to: day, timeZone })).toMatchObject({
        day: '2026-11-04',
        range: ['2026-11-04', '2026-11-04'],
        period: { from: '2026-11-04', to: '2026-11-04' },
      });
  });
  it('goes by the zone of its row, else by that of the console', () => {
    for (const day of [midnight, String(midnight / 1000), '2026-11-03T16:00:00Z']) {
      expect(read({ day, from: day, to: day, timeZone: 'Asia/Shanghai' })).toMatchObject({
        day: '2026-11-04',
        range: ['2026-11-04', '2026-11-04'],
        period: { from: '2026-11-04' },
      });
      configureSites({ zone: 'Asia/Shanghai' });
      expect(read({ day, month: Date.UTC(2026, 9, 31, 16), year: Date.UTC(2025, 11, 31, 16) })).toMatchObject({
        day: '2026-11-04',
        month: '2026-11',
        year: '2026',
      });
      expect(read({ day, timeZone: 'Europe/Berlin' }).day).toBe('2026-11-03');
    }
  });
});

it('reads moments by the zone of their row, and what is written without one as it is', () => {
  const row = {
    at: '2026-11-03T16:00:00.000+0000',
    from: '2026-11-04 24:00',
    to: 1793750400000,
    timeZone: 'Asia/Shanghai',
  };
  expect(read(row)).toMatchObject({ at: '2026-11-04 00:00:00', times: ['2026-11-05 00:00:00', '2026-11-04 08:00:00'] });
});

it('reads nothing out of what is no day, time or moment', () => {
  for (const wire of [
    0,
    -1,
    '0',
    20261301,
    12345,
    '2026-02-30',
    '03/04/2026',
    '04.11.2026',
    '25:30',
    'soon',
    1e18,
    {},
    true,
  ]) {
    const { month: ofMonth, ...rest } = read({
      day: wire,
      at: wire,
      month: wire,
      year: wire,
      time: wire === 0 ? null : wire,
      from: wire,
      to: wire,
      ranges: [{ begin: wire, end: wire }],
    });
    expect([wire, ofMonth, rest]).toEqual([
      wire,
      null,
      { day: null, at: null, year: null, time: null, range: null, times: null, period: null, ranges: [] },
    ]);
  }
});

it('reads times of day until the end of the day', () => {
  expect(read({ time: '24:00', ranges: '22:00-24:00, 20:00-36:30' })).toMatchObject({
    time: '24:00',
    ranges: [{ begin: '22:00', end: '24:00' }],
  });
});
