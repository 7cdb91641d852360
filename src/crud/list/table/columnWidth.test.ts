import { expect, it } from 'vitest';
import { defineMeasures, number, quantity } from '@/dsl';
import { columnWidth, wantedWidth } from './columnWidth';

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

it('has room for a short heading on one line, and for a long one on two', () => {
  const roomFor = (label: string) =>
    wantedWidth(
      { field: number(), label, isTitle: false, width: 96, resized: false },
      { all: 40, most: 40, isCode: false },
    ).width;
  expect(roomFor('订单数')).toBe(3 * 14 + 24);
  expect(roomFor('参考响应调节总量')).toBeLessThan(8 * 14 + 24);
  expect(roomFor('Maximum cell voltage')).toBeLessThan(20 * 8.4 + 24);
});
