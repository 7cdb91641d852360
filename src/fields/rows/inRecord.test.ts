import { expect, it } from 'vitest';
import { inRecord } from './inRecord';

it('gives a row the currency of its record, unless it has its own or there is none', () => {
  const row = { price: 1 };
  expect(inRecord(row, { currency: 'EUR' })).toEqual({ price: 1, currency: 'EUR' });
  expect(inRecord({ ...row, currency: 'SEK' }, { currency: 'EUR' })).toEqual({ price: 1, currency: 'SEK' });
  expect(inRecord(row, {})).toBe(row);
});
