import { expect, it } from 'vitest';
import { trace } from './trace';

const amount = trace('amount', ['fee', 'penalty'], (fee = 0, penalty = 0) => fee - penalty);

it('computes a figure again from its inputs, and knows nothing where one is missing', () => {
  expect(amount.value({ fee: 12, penalty: 2 })).toBe(10);
  expect(
    [{ fee: 12 }, { fee: 12, penalty: null }, { fee: '12', penalty: 2 }].map((record) => amount.value(record)),
  ).toEqual([null, null, null]);
});

it('goes by the formula of its name unless it says another', () => {
  expect([amount.formula, trace('amount', [], () => 0, 'rest').formula]).toEqual(['amount', 'rest']);
});
