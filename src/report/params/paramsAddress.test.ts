import { describe, expect, it } from 'vitest';
import {
  address,
  boolean,
  coordinates,
  date,
  dateRange,
  dateTime,
  duration,
  enumeration,
  group,
  json,
  money,
  number,
  password,
  period,
  reference,
  referenceMany,
  rows,
  text,
  timeRanges,
} from '@/dsl';
import type { Field } from '@/schema';
import { readAddress, writeAddress } from './paramsAddress';
import { firstValues } from './firstValues';
import { paramText } from './paramText';

/** Every type a parameter can be, in the ways reports use it. */
const FIELDS: Readonly<Record<string, Field>> = {
  text: text(),
  number: number({ decimals: 2 }),
  money: money({ currency: 'EUR' }),
  boolean: boolean(),
  duration: duration({ unit: 'min' }),
  enumeration: enumeration(['a', 'b']),
  numbers: enumeration([0, 1]),
  reference: reference('iot/station'),
  referenceMany: referenceMany('iot/device'),
  date: date({ future: true }),
  dateTime: dateTime({ future: true }),
  dateRange: dateRange({ future: true }),
  renamed: date({ wire: 'theDay', future: true }),
  period: period(['day', 'month', 'year', 'range'], { future: true }),
  timeRanges: timeRanges(),
  coordinates: coordinates(),
  address: address(),
  rows: rows({ name: text({ required: true }), price: number() }),
  group: group({ phases: enumeration([1, 3]) }),
  json: json(),
};

const through = (field: Field, value: unknown) => {
  const query = writeAddress({ value: field }, { value }, {}).toString();
  return readAddress({ value: field }, new URLSearchParams(query));
};

describe('a parameter comes back from its address as it was:', () => {
  it.each(Object.entries(FIELDS))('%s', (_, field) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const value = field.type.sample(seed, field.options);
      expect(through(field, value)).toEqual({ values: { value }, ignored: [] });
    }
  });

  it.each(['a&b=c', '100 %', '[1]', '{"a":1}', '"', '"a"', 'x,y', '#/..', '发电'])('the text %j', (value) =>
    expect(through(text(), value).values.value).toBe(value),
  );

  it('a text without what nobody sees around it', () =>
    expect(through(text(), ' \u202d100 %\u202c ').values.value).toBe('100 %'));
});

describe('an address is readable', () => {
  it.each([
    [FIELDS.reference, '7', '7'],
    [FIELDS.referenceMany, ['7', '8'], '7,8'],
    [FIELDS.numbers, 0, '0'],
    [FIELDS.number, 0, '0'],
    [FIELDS.boolean, false, 'false'],
    [FIELDS.date, '2026-10-03', '2026-10-03'],
    [FIELDS.dateRange, ['2026-10-01', '2026-10-03'], '2026-10-01,2026-10-03'],
    [FIELDS.period, { by: 'month', from: '2026-10-01', to: '2026-10-31' }, 'month:2026-10'],
    [FIELDS.period, { by: 'year', from: '2024-01-01', to: '2026-12-31' }, 'year:2024~2026'],
    [FIELDS.period, { by: 'range', from: '2026-10-01', to: '2026-10-05' }, 'range:2026-10-01~2026-10-05'],
  ])('%#: %j is %s', (field, value, words) => expect(field && paramText(field, value)).toBe(words));

  it('and holds no secret', () => expect(paramText(password(), 'Energy123')).toBeUndefined());
});

describe('what cannot be is ignored and told:', () => {
  const read = (query: string) =>
    readAddress(
      { ...FIELDS, count: number({ min: 0, max: 5 }), days: period(['day'], { maxSpan: { day: '31 days' } }) },
      new URLSearchParams(query),
    );

  it.each([
    'enumeration=c',
    'number=x',
    'count=9',
    'date=2026-02-30',
    'period=month:2026-13',
    'period=day:2026',
    'period=week:2026-10',
    'period=range:2026-10-05~2026-10-01',
    'days=month:2026-10',
    'days=day:2026-01-01~2026-03-01',
    'rows=[1',
    'rows={"a":1}',
    'rows=[{"name":{}}]',
    'coordinates=[]',
    'group=7',
    'referenceMany=[[]]',
  ])('%s', (query) => {
    expect(read(query)).toEqual({ values: {}, ignored: [query.split('=')[0]] });
  });

  it('but not what is no parameter', () =>
    expect(read('tab=2&__proto__=1&constructor=2')).toEqual({ values: {}, ignored: [] }));
});

describe('an address', () => {
  const params = {
    stationId: reference('iot/station'),
    period: period(['day', 'month']),
    day: date({ default: 'today' }),
    on: boolean(),
  };
  const today = '2026-10-15';
  const defaults = firstValues(params, today);

  it('begins with the defaults of the day', () => {
    expect(defaults).toEqual({ period: { by: 'day', from: '2026-10-01', to: '2026-10-15' }, day: today });
  });

  it('may tell a period by the names of its ends, which go when another is chosen', () => {
    const days = period(['range'], { params: ['startDate', 'endDate'], byParam: false });
    const told = new URLSearchParams('id=7&startDate=2026-10-01&endDate=2026-10-05');
    const own = { by: 'range', from: '2026-10-01', to: '2026-10-05' };
    expect(readAddress({ days }, told)).toEqual({ values: { days: own }, ignored: [] });
    expect(readAddress({ days }, new URLSearchParams('startDate=2026-10-01'))).toEqual({ values: {}, ignored: [] });
    const other = writeAddress({ days }, { days: { ...own, to: '2026-10-07' } }, {}, told).toString();
    expect(other).toBe('id=7&days=2026-10-01%7E2026-10-07');
    expect(readAddress({ days }, new URLSearchParams(other)).values).toEqual({ days: { ...own, to: '2026-10-07' } });
  });

  it('leaves out what is a default, keeps what is not its own, and says what is empty', () => {
    const write = (values: object, before = 'tab=b') =>
      writeAddress(params, { ...defaults, ...values }, defaults, new URLSearchParams(before)).toString();
    expect(write({})).toBe('tab=b');
    expect(write({ stationId: '7', on: false })).toBe('tab=b&stationId=7&on=false');
    expect(write({ stationId: null, day: null }, 'stationId=7')).toBe('day=');
    expect(readAddress(params, new URLSearchParams('day='))).toEqual({ values: { day: null }, ignored: [] });
  });
});
