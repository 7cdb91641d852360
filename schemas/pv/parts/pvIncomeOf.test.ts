import { expect, it } from 'vitest';
import { pvIncomeOf } from './pvIncomeOf';

it('is energy at the price of its slot (operations, 5.4: self-use 140.00, feed-in 8.00)', () => {
  const at = (selfUse: number, feedIn: number, selfUsePrice: number) => ({
    selfUse,
    feedIn,
    selfUsePrice,
    feedInPrice: 0.4,
    subsidy: 0,
  });
  const { selfUseIncome, feedInIncome, income } = pvIncomeOf([
    at(0, 0, 0.35),
    at(140, 20, 0.7),
    at(60, 0, 0.7),
    at(0, 0, 1.1),
  ]);
  expect([selfUseIncome, feedInIncome, income].map((one) => Math.round(one * 100) / 100)).toEqual([140, 8, 148]);
});
