import { describe, expect, it } from 'vitest';
import { withDecimal } from './withDecimal';
import { decimalMarkOf, readNumbers, readNumber, readNumberText } from './number';

const number = (value: number, decimal?: ',' | '.') => ({ kind: 'number', value, ...(decimal && { decimal }) });
const NONE = { kind: 'none' };

describe('a text that can be read in one way', () => {
  it.each([
    ['0', number(0)],
    ['007', number(7)],
    ['1234', number(1234)],
    ['+5', number(5)],
    ['-5', number(-5)],
    ['-0', number(0)],
    ['1e5', number(100_000)],
    ['1.5E+3', number(1500, '.')],
    // a group of thousands never begins with 0 and has a leading group of one to three digits
    ['0,285', number(0.285, ',')],
    ['-0,125', number(-0.125, ',')],
    ['0,900', number(0.9, ',')],
    ['00,500', number(0.5, ',')],
    ['1234,567', number(1234.567, ',')],
    ['0.285', number(0.285, '.')],
    ['1234.567', number(1234.567, '.')],
    ['1,5', number(1.5, ',')],
    ['1,25', number(1.25, ',')],
    ['1,2345', number(1.2345, ',')],
    [',5', number(0.5, ',')],
    ['.5', number(0.5, '.')],
    ['1.', number(1, '.')],
    ['1,234.5', number(1234.5, '.')],
    ['1.234,5', number(1234.5, ',')],
    ['1,234,567', number(1_234_567, '.')],
    ['1.234.567', number(1_234_567, ',')],
    ['12,34,567.5', number(1_234_567.5, '.')],
    ['1 234', number(1234)],
    ['1 234,5', number(1234.5, ',')],
    ['1 234.567', number(1234.567, '.')],
    ['1\u00a0234,567', number(1234.567, ',')],
    ['1\u202f234\u202f567', number(1_234_567)],
    ["1'234.5", number(1234.5, '.')],
    ['1’234’567', number(1_234_567)],
    ['１２．５', number(12.5, '.')],
    ['−3', number(-3)],
    ['–0,5', number(-0.5, ',')],
    ['－3', number(-3)],
    ['\u200e12.5\u200f', number(12.5, '.')],
    ['\ufeff7', number(7)],
    ['12。5', number(12.5, '.')],
    ['(5)', number(-5)],
    ['(1.234,50)', number(-1234.5, ',')],
    ['5-', number(-5)],
    ['- 5', number(-5)],
    // a dash in the place of decimals is no sign
    ['12,-', number(12, ',')],
    ['12.--', number(12, '.')],
    ['1.234,–', number(1234, ',')],
    ['-12,-', number(-12, ',')],
    ['١٬٢٣٤٫٥', number(1234.5, '.')],
    ['०.५', number(0.5, '.')],
  ])('%j', (text, reading) => expect(readNumberText(text)).toEqual(reading));
});

it.each([
  ['1,234', 1234, 1.234],
  ['-12,345', -12_345, -12.345],
  ['950,500', 950_500, 950.5],
  ['1.234', 1.234, 1234],
  ['(1,234)', -1234, -1.234],
])('%j can be read in two ways', (text, point, comma) => {
  expect(readNumberText(text)).toEqual({ kind: 'twofold', '.': point, ',': comma });
  expect(readNumberText(text, { decimal: '.' })).toEqual(number(point));
  expect(readNumberText(text, { decimal: ',' })).toEqual(number(comma));
});

it.each(['', ' ', '\u200b', '-', '—', '–', '--'])('%j is empty', (text) =>
  expect(readNumberText(text)).toEqual({ kind: 'empty' }),
);

it.each([
  'x',
  'NaN',
  'Infinity',
  '∞',
  '1.2.3',
  '1,2,3',
  '1,23,4',
  '12 34',
  '1 2345',
  '0 285',
  '0,234,567',
  '1,234 567',
  '1.234.56',
  '2026-11-04',
  '12:30',
  '5-6',
  '--5',
  '-(5)',
  '(-5)',
  '1e999',
  '0x10',
  '1/2',
  '½',
  'about 3',
  '3 or 4',
])('%j is no number', (text) => expect(readNumberText(text)).toEqual(NONE));

describe('a unit beside the digits', () => {
  it.each([
    ['12,5 kW', 'kW', 12.5],
    ['12.5kw', 'kW', 12.5],
    ['2 MW', 'kW', 2000],
    ['160 m²', 'm²', 160],
    ['5 %', '%', 5],
    ['(5%)', '%', -5],
    ['20°C', '°C', 20],
    ['20 ℃', '°C', 20],
    ['5 min', 'min', 5],
    ['€ 0,28', 'money/kWh', 0.28],
    ['0.28 EUR/kWh', 'money/kWh', 0.28],
    ['28,5 ct', 'money/kWh', 0.285],
    ['28,5 ct/kWh', 'money/kWh', 0.285],
    ['-€5', 'money', -5],
    ['$(5)', 'money', -5],
    ['¥ 5', 'money', 5],
    ['5 元', 'money', 5],
    ['5 EUR', 'EUR', 5],
    ['28.5 c/kWh', 'EUR/kWh', 0.285],
  ])('%j where %s is wanted is %s', (text, unit, value) =>
    expect(readNumberText(text, { unit })).toMatchObject({ kind: 'number', value }),
  );
  it.each([
    ['12 kWh', 'kW'],
    ['5 kW', ''],
    ['5%', ''],
    ['5 mW', 'kW'],
    ['0.2 EUR/MWh', 'money/kWh'],
    ['5 kWh/EUR', 'money/kWh'],
    ['€ 5', 'kWh'],
    ['5 USD', 'EUR'],
    ['5 EUR/kWh/h', 'money/kWh'],
  ])('%j is none where %j is wanted', (text, unit) => expect(readNumberText(text, { unit })).toEqual(NONE));
  it('is refused for another currency than the known one', () => {
    expect(readNumberText('5 USD', { unit: 'money', currency: 'EUR' })).toEqual(NONE);
    expect(readNumberText('5 €', { unit: 'money', currency: 'EUR' })).toEqual(number(5));
  });
});

it('keeps the digits a spreadsheet keeps, and whole numbers', () => {
  expect(readNumberText('0.30000000000000004')).toEqual(number(0.3, '.'));
  expect(readNumberText('12,299999999999999', {})).toEqual(number(12.3, ','));
  expect(readNumber('12345678901234567')).toBe(Number('12345678901234567'));
});

describe('numbers that belong together', () => {
  it.each([
    [['1,234', '0,5'], ','],
    [['1,234', '1,234.5'], '.'],
    [['1,234', '2,345'], 'twofold'],
    [['1.234', '2.345'], 'twofold'],
    [['1,234', '0.5', '0,5'], 'twofold'],
    [['0.5', '0,5'], undefined],
    [['12', '13', 'x', ''], undefined],
    [['1.234', '0,5'], ','],
    [[1.5, null], undefined],
  ])('%j have the mark %s', (texts, mark) => expect(decimalMarkOf(texts)).toBe(mark));
});

describe('a value of a wire', () => {
  it.each([
    [5, 5],
    ['5', 5],
    ['1.234', 1.234],
    ['0,285', 0.285],
    ['1.234,5', 1234.5],
    [{ value: '7', unit: 'kW' }, 7],
    ['-1.5', -1.5],
    ['1,234', null],
    ['', null],
    ['-', null],
    [true, null],
    [[1], null],
    [{}, null],
    [Number.NaN, null],
    ['12 kW', null],
    [null, null],
    [undefined, null],
  ])('%j is %s', (wire, value) => expect(readNumber(wire)).toBe(value));
  it('is read by the mark its service declares', () => {
    expect(readNumber('1,234', { decimal: ',' })).toBe(1.234);
    expect(readNumber('1.234', { decimal: ',' })).toBe(1234);
    expect(readNumber('1,234', { decimal: '.' })).toBe(1234);
  });
  it('of a series is told by the others of it', () => {
    expect(readNumbers(['0,285', '1,234', null, 7, { value: '2,500' }])).toEqual([0.285, 1.234, null, 7, 2.5]);
    expect(readNumbers(['1,234', '2,500'])).toEqual([null, null]);
    expect(readNumbers(['1.234', '2.5'])).toEqual([1.234, 2.5]);
  });
  it('of figures is decided by what the service declares, texts are not', () => {
    expect(withDecimal({ a: ['1,234', 'x', '2026-11-04'], b: { value: '1.234' }, c: '0,5' }, ',')).toEqual({
      a: [1.234, 'x', '2026-11-04'],
      b: { value: 1234 },
      c: '0,5',
    });
  });
  it('has no groups where its form says so', () => expect(readNumber('4,895', { ungrouped: true })).toBe(4.895));
});

it.each(['285¹', '0,285²', '10³', '12①', '1½', '②', '5₂'])('%j has a sign that is no figure of it', (text) =>
  expect(readNumberText(text)).toEqual(NONE),
);

describe('a unit beside a number', () => {
  it.each(['12 m³', '12 m3', '12m³'])('%s has its own raised figure', (text) =>
    expect(readNumberText(text, { unit: 'm³' })).toEqual(number(12)),
  );
  it.each([
    ['2 MWh', 'kWh', 2000],
    ['2 Wh', 'kWh', 0.002],
    ['5 kVA', 'MVA', 0.005],
    ['3 MWp', 'kWp', 3000],
  ])('%s in %s', (text, unit, value) =>
    expect(readNumberText(text, { unit })).toMatchObject({ kind: 'number', value }),
  );
  it.each(['12 kWh', '12 kVA', '12 KWP'])(
    '%s is no amount of money, although a unit of three letters looks like a currency',
    (text) => expect(readNumberText(text, { unit: 'money' })).toEqual(NONE),
  );
});
