import { expect, it } from 'vitest';
import { defineMeasures, number, quantity } from '@/dsl';
import { readSheetValue } from './readSheetValue';

const measures = defineMeasures({ price: { unit: 'money/kWh' }, income: { unit: 'money' }, energy: { unit: 'kWh' } });
const price = quantity(measures, 'price', { input: true });
const income = quantity(measures, 'income', { input: true });
const energy = quantity(measures, 'energy', { input: true });
const size = number({ unit: 'm²' });

it.each([
  [price, '0.2412 EUR/kWh', 0.2412],
  [price, '0.2412', 0.2412],
  [price, 0.2412, 0.2412],
  [price, '-0.05 CNY/kWh', -0.05],
  [income, '1,234.50 €', 1234.5],
  [energy, '１２.５ kWh', 12.5],
  [size, '160 m²', 160],
])('%#: a number with its unit', (field, cell, value) => expect(readSheetValue(field, cell)).toEqual({ value }));

it.each(['0.2 EUR/MWh', 'about 3', '5 kWh/EUR', '12 kW'])('%j is no price: it is told', (cell) =>
  expect(readSheetValue(price, cell).problem?.rule).toBe('sheetNumber'),
);
