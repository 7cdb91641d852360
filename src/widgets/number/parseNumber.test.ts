import { expect, it } from 'vitest';
import { numberText } from './numberText';
import { parseNumber } from './parseNumber';

it.each([
  ['', null],
  ['  ', null],
  ['1.', 1],
  ['.5', 0.5],
  ['-0.25', -0.25],
  ['１２．５', 12.5],
  ['-', '-'],
  ['1,5', '1,5'],
  ['1e5', '1e5'],
  ['12kW', '12kW'],
])('"%s" is %s', (typed, value) => {
  expect(parseNumber(typed, 'en')).toBe(value);
});

it.each([
  ['1,5', 1.5],
  ['1,', 1],
  [',5', 0.5],
  ['-0,25', -0.25],
  ['1.234,5', 1234.5],
  ['1.500', 1500],
  ['0.500', 0.5],
  ['1.5', 1.5],
  ['', null],
  ['-', '-'],
  [',', ','],
  ['1,2,3', '1,2,3'],
  ['1,234.5', '1,234.5'],
])('"%s" is %s in German', (typed, value) => {
  expect(parseNumber(typed, 'de')).toBe(value);
});

it.each([
  [0, '0'],
  [-0, '0'],
  [1e-7, '0.0000001'],
  [1.5e-9, '0.0000000015'],
  [1e21, '1000000000000000000000'],
  [null, ''],
  [Number.NaN, ''],
  ['-', '-'],
])('%s is shown as "%s"', (value, text) => {
  expect(numberText(value)).toBe(text);
});
