import { expect, it } from 'vitest';
import { isSameCurrency } from './isSameCurrency';

it('takes a code and its sign for one, and two codes with one sign for two', () => {
  expect(isSameCurrency('CNY', '¥')).toBe(true);
  expect(isSameCurrency('€', 'EUR')).toBe(true);
  expect(isSameCurrency('EUR', 'EUR')).toBe(true);
  expect(isSameCurrency('EUR', '¥')).toBe(false);
  expect(isSameCurrency('CNY', 'JPY')).toBe(false);
});
