import { expect, it } from 'vitest';
import { monthChanges, unaccounted } from './monthChange';

const saved = {
  generation: 10_000,
  selfUse: 6000,
  feedIn: 4000,
  mainsEnergy: 900,
  selfUseFee: 4200,
  feedInFee: 1600,
  subsidyFee: 300,
  totalFee: 6100,
  equivalentHours: 100,
};

it('tells nothing while nothing is changed', () => expect(monthChanges(saved, { ...saved })).toEqual([]));

it('tells what is changed, and what follows from it', () =>
  expect(monthChanges(saved, { ...saved, generation: 11_000, feedInFee: 2000.5 })).toEqual([
    { figure: 'generation', before: 10_000, after: 11_000 },
    { figure: 'feedInFee', before: 1600, after: 2000.5 },
    { figure: 'totalFee', before: 6100, after: 6500.5 },
    { figure: 'equivalentHours', before: 100, after: 110 },
  ]));

it('does not take what is unknown for zero', () => {
  expect(monthChanges(saved, { ...saved, generation: null })).toEqual([
    { figure: 'generation', before: 10_000, after: null },
    { figure: 'equivalentHours', before: 100, after: null },
  ]);
  expect(monthChanges({}, { selfUseFee: 0 })).toEqual([
    { figure: 'selfUseFee', before: null, after: 0 },
    { figure: 'totalFee', before: null, after: 0 },
  ]);
});

it('tells what is left of the generation', () => {
  expect(unaccounted({ ...saved, feedIn: 3999.9 })).toBe(0.1);
  expect(unaccounted({ generation: 1 })).toBeNull();
});
