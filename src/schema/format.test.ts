import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatDifference,
  formatFigure,
  formatList,
  formatMoney,
  formatNumber,
  formatShort,
  withUnit,
} from './format';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

describe('numbers', () => {
  it.each([
    [1234.5, 'en', '1,234.5'],
    [-1234.5, 'en', '−1,234.5'],
    [-0, 'zh', '0'],
    [-0.0001, 'en', '0'],
    [Number.NaN, 'en', ''],
    [1234.5, 'de', '1.234,5'],
    [-3, 'sv', '−3'],
  ])('%s in %s', (value, locale, text) => expect(formatNumber(value, locale)).toBe(text));

  it('have the decimals of their column, zero none, and nothing is a dash', () =>
    expect([0, -0.001, 1234.5, -5.5, null, undefined, Number.NaN].map((one) => formatFigure(one, 2, 'en'))).toEqual([
      '0',
      '0.00',
      '1,234.50',
      '−5.50',
      '-',
      '-',
      '-',
    ]));

  it('keep their unit on their line, a percent sign right behind them', () =>
    expect([withUnit('18.5', '%'), withUnit('3', 'kW'), withUnit('3', ''), withUnit('-', 'kW')]).toEqual([
      '18.5%',
      '3\u00a0kW',
      '3',
      '-',
    ]));

  it('have before a percent sign what the language writes there', () =>
    expect(['en', 'zh-CN', 'de', 'fr', 'tr'].map((locale) => withUnit('18', '%', locale))).toEqual([
      '18%',
      '18%',
      '18\u00a0%',
      '18\u00a0%',
      '18%',
    ]));
});

describe('money', () => {
  it.each([
    [1327.02, 'EUR', 'en', {}, '€1,327.02'],
    [12829.8, 'CNY', 'en', {}, '¥12,829.80'],
    [12829.8, 'CNY', 'zh', {}, '¥12,829.80'],
    [12829.8, '元', 'zh', {}, '¥12,829.80'],
    [1327.02, '€', 'zh', {}, '€1,327.02'],
    [-5, 'EUR', 'en', {}, '−€5.00'],
    [-5, '¥', 'en', {}, '−¥5.00'],
    [0, 'EUR', 'en', {}, '€0'],
    [6.93, 'EUR', 'en', { coded: true }, 'EUR 6.93'],
    [6.93, 'EUR', 'de', {}, '6,93 €'],
    [10.31, 'kr', 'en', {}, '10.31 kr'],
    [0.7215, 'EUR', 'en', { decimals: 4 }, '€0.7215'],
    [null, 'EUR', 'en', {}, '-'],
  ])('%s %s in %s', (value, currency, locale, format, text) =>
    expect(plain(formatMoney(value, currency, locale, format))).toBe(text),
  );

  it('is an amount like others, a price is a figure with a unit', () =>
    expect([
      formatAmount(3, { unit: 'EUR' }, 'en'),
      plain(formatAmount(0.5, { unit: 'EUR/kWh', decimals: 4 }, 'en')),
      formatAmount(84, { unit: '%', decimals: 1 }, 'zh'),
    ]).toEqual(['€3.00', '0.5000 EUR/kWh', '84.0%']));
});

it('says differences with their sign', () =>
  expect(
    [
      formatDifference(3.1, { unit: 'kW', decimals: 1 }, 'en'),
      formatDifference(-3.1, { unit: 'EUR' }, 'en'),
      formatDifference(0.001, { unit: 'kW' }, 'en'),
      formatDifference(0, { unit: '%' }, 'en'),
      formatDifference(null, { unit: '%' }, 'en'),
    ].map(plain),
  ).toEqual(['+3.1 kW', '−€3.10', '0.00 kW', '0%', '-']));

describe('a figure in a tile', () => {
  it.each([
    [8_076_543, { unit: 'kWh' }, 'en', '8.08 GWh', '8,076,543.00 kWh'],
    [1234.57, { unit: 'kWh' }, 'en', '1.23 MWh', '1,234.57 kWh'],
    [807.66, { unit: 'MWh' }, 'en', '807.7 MWh', '807.66 MWh'],
    [-12_345.678, { unit: 'kg' }, 'en', '−12,346 kg', '−12,345.68 kg'],
    [65_833, { unit: '', decimals: 0 }, 'en', '65,833', '65,833'],
    [5_500_700, { unit: 'CNY' }, 'zh', '550.07 万元', '¥5,500,700.00'],
    [550_070_000, { unit: '¥' }, 'zh', '5.50 亿元', '¥550,070,000.00'],
    [5_500_700, { unit: '¥' }, 'en', '¥5.50 M', '¥5,500,700.00'],
    [-12_829.8, { unit: 'EUR' }, 'en', '−€12.83 K', '−€12,829.80'],
    [12_829.8, { unit: 'EUR' }, 'zh', '€1.28 万', '€12,829.80'],
    [5_500_700, { unit: 'EUR' }, 'de', '5,50 Mio. €', '5.500.700,00 €'],
    [-12_829.8, { unit: 'EUR' }, 'de', '−12.829,80 €', '−12.829,80 €'],
    [84.25, { unit: '%', decimals: 1 }, 'de', '84,3 %', '84,3 %'],
    [1327.02, { unit: 'EUR' }, 'en', '€1,327.02', '€1,327.02'],
    [0, { unit: 'kWh' }, 'en', '0 kWh', '0 kWh'],
    [null, { unit: 'kWh' }, 'en', '-', '-'],
  ])('%s %o in %s is %s', (value, unit, locale, shown, exact) => {
    const figure = formatShort(value, unit, locale);
    expect([plain(withUnit(figure.number, figure.unit, locale)), plain(figure.exact)]).toEqual([shown, exact]);
  });

  it('keeps a unit that is not to change', () =>
    expect(formatShort(20_000, { unit: 'MWh', decimals: 1 }, 'en', true)).toMatchObject({
      number: '20,000.0',
      unit: 'MWh',
    }));
});

it('separates what is counted up as the language does', () =>
  expect([
    formatList(['a', 'b', 'c']),
    formatList(['甲', '乙', '丙'], 'zh-CN'),
    formatList(['a', 'b'], 'de'),
    formatList(['a'], 'zh'),
    formatList([]),
  ]).toEqual(['a, b, c', '甲、乙、丙', 'a, b', 'a', '']));
