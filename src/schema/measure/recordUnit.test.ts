import { expect, it } from 'vitest';
import { number } from '@/dsl';
import { recordUnit } from './recordUnit';

it('says money in the currency of the record, else of the console, and every other unit as it is', () => {
  expect(recordUnit('money/kWh', { currency: 'SEK' })).toBe('SEK/kWh');
  expect(recordUnit('money', { currency: '', billedIn: 'CHF' }, 'billedIn')).toBe('CHF');
  expect(recordUnit('money')).toMatch(/^[^m]/);
  expect(recordUnit('kWh', { currency: 'SEK' })).toBe('kWh');
});

it('is what a number is shown in', () => {
  const price = number({ decimals: 4, unit: 'money/kWh' });
  expect(price.type.text(0.7215, price.options, { locale: 'en', record: { currency: 'EUR' } })).toBe(
    '0.7215\u00a0EUR/kWh',
  );
});
