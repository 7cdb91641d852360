import { describe, expect, it } from 'vitest';
import { date, dateTime, duration, month, timeOfDay } from '@/dsl';
import { serialCell } from './serialTime';
import { readSheetValue } from './readSheetValue';
import type { MomentFrame } from './sheetMoment';

const read = (field: Parameters<typeof readSheetValue>[0], cell: string | number, frame?: MomentFrame) => {
  const { value, problem } = readSheetValue(field, cell, frame);
  return problem?.rule ?? value;
};
const end = timeOfDay({ end: true });

describe('a cell of a day', () => {
  it.each([
    [20261101, '2026-11-01'],
    ['20261101', '2026-11-01'],
    [46327, '2026-11-01'],
    ['2026-11-04T00:00:00+08:00', '2026-11-04'],
    ['2026-11-04 00:00:00', '2026-11-04'],
    ['2026-11-04 23:59:59', '2026-11-04'],
    ['2026-11-04 24:00', '2026-11-04'],
    ['04.11.2026', '2026-11-04'],
    ['Nov 4, 2026', '2026-11-04'],
    [Date.UTC(2026, 10, 3, 16), '2026-11-04'],
    ['13/11/2026', '2026-11-13'],
    ['2026-11-04 08:30', 'sheetDayAlone'],
    ['2026-11-04T20:30:00Z', 'sheetDayAlone'],
    [46327.5, 'sheetDayAlone'],
    ['03/04/2026', 'sheetDayOrder'],
    ['04.11.26', 'sheetShortYear'],
    ['2026-02-30', 'sheetNoDay'],
    ['20261301', 'sheetNoDay'],
    [20261301, 'sheetNoDay'],
    ['31. Nov. 2026', 'sheetNoDay'],
    ['1900-02-29', 'sheetNoDay'],
    ['2026-11-04 25:30', 'sheetAfterDay'],
    [2026, 'sheetUnreadable'],
    [202611, 'sheetUnreadable'],
    [0, 'sheetUnreadable'],
    [-5, 'sheetUnreadable'],
    [1e18, 'sheetUnreadable'],
    ['08:30', 'sheetUnreadable'],
    ['soon', 'sheetUnreadable'],
  ])('of %j is %s', (cell, result) => expect(read(date(), cell, { zone: 'Asia/Shanghai' })).toBe(result));
  it('is decided by its column', () =>
    expect([
      read(date(), '03/04/2026', { order: 'dayFirst' }),
      read(date(), '03/04/2026', { order: 'monthFirst' }),
    ]).toEqual(['2026-04-03', '2026-03-04']));
  it('names what may be meant', () =>
    expect(readSheetValue(date(), '03/04/2026').problem?.args).toEqual({
      text: '03/04/2026',
      first: '2026-04-03',
      second: '2026-03-04',
    }));
});

describe('a cell of a moment', () => {
  it.each([
    ['2026-11-04T00:00:00Z', 'Asia/Shanghai', '2026-11-04 08:00:00'],
    ['2026-11-04T00:00:00+08:00', 'Europe/Berlin', '2026-11-03 17:00:00'],
    [1793750400000, 'America/Los_Angeles', '2026-11-03 16:00:00'],
    ['2026-11-04 08:30', 'Europe/Berlin', '2026-11-04 08:30:00'],
    ['2026-11-04', 'Europe/Berlin', '2026-11-04 00:00:00'],
    [46327.5, 'Europe/Berlin', '2026-11-01 12:00:00'],
    [20261101, 'Europe/Berlin', '2026-11-01 00:00:00'],
    ['20261101083000', 'Europe/Berlin', '2026-11-01 08:30:00'],
    ['2026年11月4日 下午8时30分', 'UTC', '2026-11-04 20:30:00'],
  ])('of %j in %s is %s', (cell, zone, value) => expect(read(dateTime(), cell, { zone })).toBe(value));
});

describe('a cell of a month', () => {
  it.each([
    [202611, '2026-11'],
    ['2026-11-01', '2026-11'],
    [46327, '2026-11'],
    ['Nov 2026', '2026-11'],
    ['11/2026', '2026-11'],
    [20261101, '2026-11'],
    ['2026-13', 'sheetUnreadable'],
    [2026, 'sheetUnreadable'],
  ])('of %j is %s', (cell, result) => expect(read(month(), cell)).toBe(result));
});

describe('a cell of a time of day', () => {
  it.each([
    [0.25, '06:00'],
    [0.3541666667, '08:30'],
    ['24:00', '24:00'],
    ['8:30 PM', '20:30'],
    ['2026-11-04 06:00:00', '06:00'],
    [46327.25, '06:00'],
    ['36:30', 'sheetAfterDay'],
    ['25:30', 'sheetAfterDay'],
    [1.520833333, 'sheetAfterDay'],
    ['24:01', 'sheetAfterDay'],
    [1, 'sheetUnreadable'],
    [8, 'sheetUnreadable'],
    [830, 'sheetUnreadable'],
    ['noon', 'sheetUnreadable'],
  ])('of %j is %s', (cell, result) => expect(read(end, cell)).toBe(result));
  it('is named as people write it', () =>
    expect(readSheetValue(end, 1.520833333).problem?.args).toEqual({ text: '36:30' }));
  it('goes on after the day where it is a length of time', () =>
    expect([
      read(duration({ unit: 'min' }), '36:30'),
      read(duration({ unit: 'h' }), '36:30:00'),
      read(duration(), '0:00:15'),
      read(duration(), 90),
    ]).toEqual([2190, 36.5, 15, 90]));
});

describe('a number that a sheet formats', () => {
  it.each([
    [46327, 'yyyy-mm-dd', false, '2026-11-01'],
    [46327.5, 'yyyy/m/d h:mm', false, '2026-11-01 12:00:00'],
    [46327.5, 'h:mm', false, '2026-11-01 12:00:00'],
    [46327, 'yyyy"年"m"月"d"日"', false, '2026-11-01'],
    [46327, 'mmm-yy', false, '2026-11-01'],
    [46327, '[$-409]d-mmm-yy;@', false, '2026-11-01'],
    [0.25, 'h:mm', false, '06:00'],
    [0.25, 'yyyy-mm-dd hh:mm', false, '06:00'],
    [0.2501736, 'h:mm:ss AM/PM', false, '06:00:15'],
    [1, 'h:mm', false, '24:00'],
    [1, '[h]:mm', false, '24:00'],
    [1.520833333, '[h]:mm', false, '36:30'],
    [1.520833333, 'hh:mm', false, '36:30'],
    [100, '[h]:mm:ss', false, '2400:00'],
    [0.0104167, '[mm]:ss', false, '00:15'],
    [1, 'yyyy-mm-dd', false, '1900-01-01'],
    [59, 'yyyy-mm-dd', false, '1900-02-28'],
    [60, 'yyyy-mm-dd', false, '1900-02-29'],
    [61, 'yyyy-mm-dd', false, '1900-03-01'],
    [2_958_465, 'yyyy-mm-dd', false, '9999-12-31'],
    [2_958_466, 'yyyy-mm-dd', false, 2_958_466],
    [-1, 'yyyy-mm-dd', false, -1],
    [44865, 'yyyy-mm-dd', true, '2026-11-01'],
    [0, 'yyyy-mm-dd', true, '1904-01-01'],
    [59, 'yyyy-mm-dd', true, '1904-02-29'],
    [0.5, 'hh:mm', true, '12:00'],
    [44865.9999999, 'yyyy-mm-dd hh:mm', true, '2026-11-02'],
  ])('%d as %s (since 1904: %s) is %s', (value, format, since1904, cell) =>
    expect(serialCell(value, format, since1904)).toBe(cell),
  );
  it('and one that it does not, counted from 1904', () =>
    expect(read(date(), 44865, { since1904: true })).toBe('2026-11-01'));
});
