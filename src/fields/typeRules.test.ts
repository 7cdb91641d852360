import { describe, expect, it } from 'vitest';
import {
  address,
  codes,
  coordinates,
  country,
  currency,
  date,
  dateRange,
  dateTime,
  defineMeasures,
  enumeration,
  file,
  image,
  money,
  month,
  number,
  password,
  percent,
  quantity,
  referenceMany,
  rows,
  serial,
  tags,
  text,
  timeOfDay,
  timeZone,
  timeRanges,
  year,
} from '@/dsl';
import { checkField, checkInside, type Field } from '@/schema';

const energy = defineMeasures({ generation: { unit: 'kWh' }, balance: { unit: 'kW', signed: true } });

const REFUSED: [Field, unknown, string][] = [
  [text({ max: 3 }), 'abcd', 'maxLength'],
  [text({ min: 3 }), 'ab', 'minLength'],
  [number(), 1.5, 'maxDecimals'],
  [number({ min: 1, max: 3 }), 4, 'integer'],
  [number({ min: 1, max: 3, decimals: 1 }), 1.55, 'decimal'],
  [number({ min: 1 }), 0, 'atLeast'],
  [number({ max: 1 }), 2, 'atMost'],
  [percent(), 100.01, 'percentage'],
  [money(), 1000000000, 'decimal'],
  [enumeration([1]), '9', 'oneOf'],
  [enumeration([1]), '1', 'oneOf'],
  [referenceMany('a/b', { max: 1 }), ['1', '2'], 'maxSelect'],
  [codes(['a', 'b'], { max: 1 }), ['a', 'b'], 'maxSelect'],
  [codes(['a', 'b']), ['a', 'x'], 'oneOf'],
  [codes([1]), ['1'], 'oneOf'],
  [month(), '9998-10', 'notFuture'],
  [month({ min: '2024-03' }), '2024-02', 'notBefore'],
  [month({ max: '2024-03' }), '2024-04', 'notAfter'],
  [month({ future: true }), '2026-1', 'month'],
  [month({ future: true }), '2026-13', 'month'],
  [year(), '9998', 'notFuture'],
  [year({ min: '2020' }), '2019', 'notBefore'],
  [year(), '26', 'year'],
  [timeOfDay(), '24:00', 'timeOfDay'],
  [timeOfDay(), '8:00', 'timeOfDay'],
  [timeOfDay(), '08:00:00', 'timeOfDay'],
  [timeOfDay({ seconds: true }), '08:00', 'timeOfDay'],
  [timeOfDay({ min: '06:00' }), '05:59', 'notBefore'],
  [timeOfDay({ seconds: true, max: '20:00' }), '20:00:01', 'notAfter'],
  [serial({ pattern: 'WO-{yyyyMM}-{000}' }), 'WO-2026-001', 'serial'],
  [tags({ max: 1 }), ['a', 'b'], 'maxTags'],
  [tags({ maxLength: 3 }), ['光伏电站'], 'tagLength'],
  [quantity(energy, 'generation', { input: true }), -1, 'atLeast'],
  [quantity(energy, 'balance', { input: true }), 0.125, 'maxDecimals'],
  [date(), '9999-12-31', 'notFuture'],
  [date(), '2024-02-30', 'date'],
  [date({ future: true }), '2024-1-1', 'date'],
  [dateTime(), '2024-01-01', 'dateTime'],
  [dateRange(), ['2024-01-02', '2024-01-01'], 'dateRange'],
  [dateRange(), ['2024-01-02', ''], 'dateRange'],
  [dateRange(), ['2024-01-02', '9999-01-01'], 'notFuture'],
  [timeRanges(), [{ begin: '08:00', end: '07:00' }], 'timeRanges'],
  [
    timeRanges(),
    [
      { begin: '08:00', end: '10:00' },
      { begin: '09:00', end: '11:00' },
    ],
    'timeRangesApart',
  ],
  [
    timeRanges({ overnight: true }),
    [
      { begin: '22:00', end: '06:00' },
      { begin: '05:00', end: '07:00' },
    ],
    'timeRangesApart',
  ],
  [file(), [{ name: 'a' }, { name: 'b' }], 'fileCount'],
  [file({ accept: ['zip'] }), [{ id: '1', name: 'a.zip.exe', url: '' }], 'fileFormat'],
  [image(), Array.from({ length: 7 }, () => '/a.png'), 'imageCount'],
  [coordinates(), { longitude: 181, latitude: 0 }, 'coordinates'],
  [country(), 'Netherlands', 'country'],
  [timeZone(), 'Amsterdam', 'timeZone'],
  [timeZone(), 'Europe/Nowhere', 'timeZone'],
  [currency(), '€', 'currency'],
  [password(), 'password', 'password'],
  // covers FR-149, HR-119
  [rows({ a: text() }), Array.from({ length: 51 }, () => ({})), 'rowsMax'],
  [rows({ a: text() }, { min: 2 }), [{}], 'rowsMin'],
  [address({ needs: ['city'] }), { country: 'NL' }, 'addressParts'],
];

describe('rules of the types', () => {
  it.each(REFUSED)('%# refuses %o', (field, value, name) => expect(checkField(field, value)?.rule).toBe(name));

  it('accepts a range over midnight only where it may be', () => {
    const night = [{ begin: '22:00', end: '06:00' }];
    expect(checkField(timeRanges({ overnight: true }), night)).toBeUndefined();
    expect(checkField(timeRanges(), night)?.rule).toBe('timeRanges');
    expect(checkField(timeRanges(), [{ begin: '22:00', end: '24:00' }])).toBeUndefined();
  });

  it('accepts the end of a day, a sign and a long counter where they may be', () => {
    expect(checkField(timeOfDay({ end: true }), '24:00')).toBeUndefined();
    expect(checkField(quantity(energy, 'balance', { input: true }), -1.25)).toBeUndefined();
    expect(checkField(serial({ pattern: 'WO-{yyMMdd}-{00}' }), 'WO-261003-1234')).toBeUndefined();
  });

  it('names what is wrong inside rows', () => {
    const field = rows({ name: text({ required: true, max: 3 }), inner: rows({ x: number() }) });
    expect(checkInside(field, [{ name: 'abcd', inner: [{ x: 0.5 }] }, {}])).toEqual({
      '0.name': { rule: 'maxLength', args: { max: 3 } },
      '0.inner.0.x': { rule: 'maxDecimals', args: { places: 0 } },
      '1.name': { rule: 'required' },
    });
  });
});
