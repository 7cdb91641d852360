import { describe, expect, it } from 'vitest';
import { date, defineResource, group, rows, rules, section, text } from '@/dsl';
import { isBelow } from './beside';
import { validate } from './validate';

describe('isBelow', () => {
  it.each([
    ['1', '2'],
    ['-2', '-1'],
    ['-1', '0'],
    ['9', '10'],
    ['1.05', '1.1'],
    ['12345678901234567890', '12345678901234567891'],
    ['-0.0000000000000000002', '-0.0000000000000000001'],
    [0.1, '0.2'],
    [1e-7, 1],
    ['2024-01-31', '2024-02-01'],
    ['08:00', '09:30'],
  ])('%s comes before %s and not the other way round', (low, high) => {
    expect([isBelow(low, high), isBelow(high, low)]).toEqual([true, false]);
  });
  it.each([
    ['1.50', '1.5'],
    ['007', '7'],
    ['-0', '0'],
    ['+3', 3],
    ['', ''],
  ])('%s and %s are the same', (a, b) => expect([isBelow(a, b), isBelow(b, a)]).toEqual([false, false]));
});

describe('notBelow', () => {
  const range = { min: text({ rule: rules.digits(20) }), max: text({ rule: rules.digits(20), notBelow: 'min' }) };
  const rule = defineResource({
    name: 'lab/rule',
    api: '/iot/rule',
    fields: {
      kind: text(),
      ...range,
      begin: date(),
      end: date({ notBelow: 'begin' }),
      band: group(range),
      bands: rows(range),
    },
    form: [section('basic', ['kind', 'min', 'max', 'begin', 'end', 'band', 'bands'])],
    when: { min: { visible: { kind: 'range' } } },
  });

  it('refuses what is below the value beside it, in the form, in groups and in rows', () => {
    const low = { min: '5', max: '4' };
    expect(
      validate(
        rule,
        {
          kind: 'range',
          ...low,
          begin: '2024-02-01',
          end: '2024-01-31',
          band: low,
          bands: [{ min: '1', max: '1' }, low],
        },
        'create',
      ),
    ).toEqual({
      max: { rule: 'notBelow' },
      end: { rule: 'notBelow' },
      'band.max': { rule: 'notBelow' },
      'bands.1.max': { rule: 'notBelow' },
    });
  });
  it('leaves alone what is equal, alone, or beside a value that is hidden', () => {
    expect(
      validate(rule, { kind: 'range', min: '5', max: '5', band: { max: '1' }, bands: [{ min: '1' }] }, 'create'),
    ).toEqual({});
    expect(validate(rule, { kind: 'offline', min: '5', max: '4' }, 'create')).toEqual({});
  });
});
