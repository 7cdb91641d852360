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
  expect(parseNumber(typed)).toBe(value);
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
