import { describe, expect, it } from 'vitest';
import { defineMeasures, number } from '@/dsl';
import { curve } from './type';
import { slots } from '../slots/type';
import { checkField, checkInside, type Field } from '@/schema';
import { readSheetValue } from '@/schema/sheet/readSheetValue';
import { curveFacts } from './curveFacts';
import { slotAxis } from './slotAxis';
import { slotDay } from './slotDay';
import { sparkPath } from './sparkPath';
import { curveTraits } from './type';

const four = curve({ slots: 4, unit: 'kW', min: 0 });
const decode = (field: Field, wire: unknown) => field.type.decode(wire, field.options);

describe('a curve reads', () => {
  it.each<[unknown, unknown]>([
    [
      [1, '2.5', null, '-'],
      [1, 2.5, null, null],
    ],
    ['[1,"2",null,4]', [1, 2, null, 4]],
    ['1,2.5,,4', [1, 2.5, null, 4]],
    ['1;2,5;;4', [1, 2.5, null, 4]],
    [
      [
        { time: '00:00', value: 1 },
        { time: '06:00', value: '2' },
        { time: '12:00', value: null },
        { time: '18:00', value: 4 },
      ],
      [1, 2, null, 4],
    ],
    [[{ time: '2026-05-01 12:00:00', value: 3 }], [null, null, 3, null]],
    [
      [{ value: 1 }, { value: 2 }],
      [1, 2],
    ],
    [
      [0.1 + 0.2, 1e-7],
      [0.3, 1e-7],
    ],
    [[null, ''], null],
    ['', null],
    [7, null],
    ['[1,', null],
  ])('%j', (wire, value) => expect(decode(four, wire)).toEqual(value));

  it('a cell of a sheet, as its own words say it', () => {
    const day = curve({ slots: 96, unit: 'kW', min: 0, max: 50 });
    const sample = day.type.sample(3, day.options);
    expect(readSheetValue(day, day.type.text(sample, day.options, { locale: 'en' })).value).toEqual(sample);
  });

  it('rows of a plan, whatever stands beside their figures', () => {
    const plan = slots({ slots: 2, fields: { capacity: number() } });
    expect(decode(plan, [{ id: 7, name: 'A', values: '1,2', capacity: '30' }, null, { values: null }])).toEqual([
      { id: '7', name: 'A', values: [1, 2], capacity: 30 },
      { id: '3', values: [], capacity: null },
    ]);
  });
});

describe('rules', () => {
  it('say how many figures there are; a day may have an hour more or less', () => {
    const day = curve({ slots: 96 });
    const of = (length: number) =>
      checkField(
        day,
        Array.from({ length }, () => 1),
      );
    expect([of(96), of(92), of(100)]).toEqual([undefined, undefined, undefined]);
    expect(of(95)).toEqual({ rule: 'slotCount', args: { count: 96 } });
  });
  it('are told by slot, in rows by row and slot', () => {
    expect(checkInside(four, [1, -1, null, 2])).toEqual({ '1': { rule: 'atLeast', args: { min: 0 } } });
    const steps = slots({ slots: 3, step: 5, order: 'rising' });
    expect(
      checkInside(steps, [
        { id: '1', values: [5, 10, 10] },
        { id: '2', values: [5, 7, 0] },
      ]),
    ).toEqual({
      '1.1': { rule: 'slotStep', args: { step: 5 } },
      '1.2': { rule: 'slotRising', args: { before: 7 } },
    });
  });
});

it('has the traits of its measure', () => {
  const { energy, price } = defineMeasures({ energy: { unit: 'kWh' }, price: { unit: 'money/kWh' } });
  expect(curveTraits({ slots: 24, measure: energy })).toEqual({ unit: 'kWh', decimals: 2, sums: true });
  expect(curveTraits({ slots: 24, measure: price, decimals: 3 })).toEqual({
    unit: 'money/kWh',
    decimals: 3,
    sums: false,
  });
  expect(curveTraits({ slots: 24 })).toEqual({ unit: '', decimals: 2, sums: false });
});

describe('slots', () => {
  it.each([
    [96, 96, '00:15'],
    [24, 0, '01:00'],
    [12, 0, 'Feb'],
    [31, 31, '2'],
    [96, 92, '2'],
    [5, 0, '2'],
  ])('of %i with %i figures: the second is %s', (count, given, label) =>
    expect(slotAxis(count, given, 'en')[1]?.label).toBe(label),
  );
  it('of a day follow the clock of its site', () => {
    const of = slotDay({ slots: 96, day: 'planDate' }, { planDate: '2026-03-29', timeZone: 'Europe/Amsterdam' });
    expect(slotAxis(96, 92, 'en', of)).toHaveLength(92);
    expect(slotDay({ slots: 96, day: 'planDate' }, {})).toBeUndefined();
  });
});

it('is drawn small, with gaps', () => {
  expect(sparkPath([0, 10, null, 5], 30, 10)).toBe('M0.0 10.0L10.0 0.0M30.0 5.0');
  expect(sparkPath([3], 30, 10)).toBe('M0.0 5.0H30');
  expect(sparkPath([null], 30, 10)).toBe('');
  expect([curveFacts([1, null, 7, 2, null]), curveFacts([null])]).toEqual([{ min: 1, max: 7, last: 2 }, undefined]);
});
