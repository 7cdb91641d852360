import { expect, it } from 'vitest';
import { balanceOf, type BalanceFigures } from './balanceOf';
import { kilowattHours } from './kilowattHours';

const kwh = (value: number | null, unit = 'kWh') => ({ value, unit });
const day: BalanceFigures = {
  import: kwh(6.2),
  pv: kwh(18.4),
  batteryDischarge: kwh(5.1),
  evDischarge: kwh(0),
  home: kwh(12.3),
  export: kwh(7.4),
  batteryCharge: kwh(6),
  evCharge: kwh(4),
};

it('adds both sides up, and the residual is what is left', () => {
  const { supply, use, residual, share, missing } = balanceOf(day);
  expect([supply.sum, use.sum].map((sum) => Number(sum.toFixed(6)))).toEqual([29.7, 29.7]);
  expect([residual, share].map((one) => Math.abs(Number(one.toFixed(6))))).toEqual([0, 0]);
  expect(missing).toEqual([]);
});

it('measures the residual by the larger side, whatever its sign', () => {
  const short = balanceOf({ ...day, home: kwh(13.3) });
  expect(short.residual).toBeCloseTo(-1);
  expect(short.share).toBeCloseTo(1 / 30.7);
});

it('has a term for every device with a figure, also when it is nothing, and for none without', () => {
  expect(balanceOf({ import: kwh(2), home: kwh(2), export: kwh(0), heat: kwh(null) })).toMatchObject({
    supply: { terms: [['import', 2]] },
    use: {
      terms: [
        ['home', 2],
        ['heat', null],
        ['export', 0],
      ],
    },
    missing: [],
  });
});

it('says which figures are needed and not there', () => {
  expect(balanceOf({ pv: kwh(3), home: kwh(null) }).missing).toEqual(['import', 'home', 'export']);
});

it('a home where nothing happened is in balance', () => {
  expect(balanceOf({ import: kwh(0), home: kwh(0), export: kwh(0) }).share).toBe(0);
});

it.each([
  [1500, 'Wh', 1.5],
  [2, 'MWh', 2000],
  [3, '', 3],
  [4, 'kwh', 4],
  [5, '€', null],
  [null, 'kWh', null],
])('%s %s is %s kWh', (value, unit, energy) => expect(kilowattHours({ value, unit })).toBe(energy));
