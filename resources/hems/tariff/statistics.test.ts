import { expect, test } from 'vitest';
import { inPriceUnit, priceUnitOf } from './priceUnit';
import { readStatistics } from './readStatistics';

// covers H-243
test('statistics are read with their units', () => {
  expect(readStatistics({ avgPrice: '21.5', highestPrice: { value: 40, unit: 'öre/kWh' }, lowestPrice: -1.25, negativeHours: 2.25, homeCount: '12' })).toEqual({
    currentPrice: { value: null, unit: 'c/kWh' },
    avgPrice: { value: 21.5, unit: 'c/kWh' },
    highestPrice: { value: 40, unit: 'öre/kWh' },
    lowestPrice: { value: -1.25, unit: 'c/kWh' },
    negativeHours: { value: 2.25, unit: 'h' },
    homeCount: { value: 12, unit: '' },
  });
  expect(readStatistics(null).homeCount).toEqual({ value: null, unit: '' });
});

test.each([
  [{ value: 21.5, unit: 'c/kWh' }, 'EUR/MWh', { value: 215, unit: 'EUR/MWh' }],
  [{ value: 21.5, unit: 'c/kWh' }, 'c/kWh', { value: 21.5, unit: 'c/kWh' }],
  [{ value: null, unit: 'c/kWh' }, 'EUR/MWh', { value: null, unit: 'EUR/MWh' }],
  [{ value: 40, unit: 'öre/kWh' }, 'EUR/MWh', { value: 40, unit: 'öre/kWh' }],
] as const)('%j in %s', (price, unit, shown) => expect(inPriceUnit(price, unit)).toEqual(shown));

test.each([['', 'c/kWh'], ['unit=MWh', 'EUR/MWh'], ['unit=x', 'c/kWh']])('an address %j asks for %s', (query, unit) => expect(priceUnitOf(new URLSearchParams(query))).toBe(unit));
