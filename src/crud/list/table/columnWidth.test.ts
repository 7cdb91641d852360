import { expect, it } from 'vitest';
import { defineMeasures, number, quantity } from '@/dsl';
import { columnWidth } from './columnWidth';

const trading = defineMeasures({
  power: { unit: 'kW' },
  income: { unit: 'money' },
  price: { unit: 'money/kWh' },
  rate: { unit: 'MW/min' },
});
const widthOf = (key: keyof typeof trading) => columnWidth({ field: key }, quantity(trading, key), 'Word');

it('has room for a unit that is longer than usual', () => {
  expect([widthOf('power'), widthOf('income')]).toEqual([128, 128]);
  expect([widthOf('price'), widthOf('rate')]).toEqual([160, 152]);
  expect(columnWidth({ field: 'ramp' }, number({ unit: 'kW/min' }), 'Word')).toBeGreaterThan(
    columnWidth({ field: 'ramp' }, number(), 'Word'),
  );
});

it('is what the schema says, and never less than the heading', () => {
  expect(columnWidth({ field: 'price', width: 90 }, quantity(trading, 'price'), 'Word')).toBe(90);
  expect(columnWidth({ field: 'power' }, quantity(trading, 'power'), 'A heading of many words')).toBe(232);
});
