import { expect, it } from 'vitest';
import { currencyChoice, currencyChoices } from './currencyChoices';

const labels = (list: readonly unknown[], own: string | null, locale = 'en') =>
  currencyChoices(list, locale, own).map(({ label }) => label);

it('offers each currency once by code and name, that of the country first', () => {
  const list = [
    { countryCode: 'SE', currencyCode: 'SEK' },
    { countryCode: 'NL', currencyCode: { code: 'eur' } },
    { countryCode: 'DE', currencyCode: 'EUR' },
    'DKK',
    null,
    { currencyCode: 7 },
  ];
  expect(labels(list, null)).toEqual(['DKK · Danish Krone', 'EUR · Euro', 'SEK · Swedish Krona']);
  expect(labels(list, 'sek', 'zh')).toEqual(['SEK · 瑞典克朗', 'DKK · 丹麦克朗', 'EUR · 欧元']);
});

it('offers those of the world where none are answered', () => {
  expect(labels([], 'JPY')[0]).toBe('JPY · Japanese Yen');
  expect(labels([{}], null).length).toBeGreaterThan(100);
});

it('shows a code that is none as it is', () =>
  expect(currencyChoice('points', 'en')).toEqual({ value: 'points', label: 'points' }));
