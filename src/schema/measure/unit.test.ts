import { describe, expect, it } from 'vitest';
import { shownUnit, unitFactor, unitTraits } from './unit';

describe('a unit', () => {
  it.each([
    ['kWh', 2, true],
    ['MWh', 2, true],
    ['€', 2, true],
    ['money', 2, true],
    ['CNY', 2, true],
    ['kg', 2, true],
    ['t', 2, true],
    ['', 0, true],
    ['kW', 2, false],
    ['%', 1, false],
    ['c/kWh', 2, false],
    ['money/kWh', 4, false],
    ['€/kWh', 4, false],
    ['€/MWh', 2, false],
    ['元', 2, true],
    ['°C', 1, false],
    ['h', 2, false],
    ['W', 0, false],
  ])('%s has %i decimals and adds up: %s', (unit, decimals, sums) =>
    expect(unitTraits(unit)).toEqual({ decimals, sums }),
  );
});

describe('the prefix of a block', () => {
  it.each([
    ['kWh', [1, 9999], { unit: 'kWh', by: 1 }],
    ['kWh', [1, 10_000], { unit: 'MWh', by: 1000 }],
    ['kWh', [-25_000_000, null], { unit: 'GWh', by: 1_000_000 }],
    ['kW', [0.2], { unit: 'kW', by: 1 }],
    ['money', [5_000_000], { unit: 'money', by: 1 }],
    ['MWh', [], { unit: 'MWh', by: 1 }],
    ['kWp', [Number.NaN, 12_000], { unit: 'MWp', by: 1000 }],
  ])('of %s with %j', (unit, values, shown) => expect(shownUnit(unit, values)).toEqual(shown));
});

it.each([
  ['MWh', 'kWh', 1000],
  ['W', 'kW', 0.001],
  ['KWH', 'kWh', 1],
  ['kW·h', 'MWh', 0.001],
  ['kW', 'kWh', undefined],
  ['€', 'money', undefined],
  ['', '', 1],
  ['c/kWh', 'EUR/MWh', 10],
  ['EUR/MWh', 'c/kWh', undefined],
])('%s in %s is times %s', (from, to, factor) => expect(unitFactor(from, to)).toBe(factor));
