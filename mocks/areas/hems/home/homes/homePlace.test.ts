import { expect, it } from 'vitest';
import { randomFrom } from '../../../../core/random';
import { homePlace } from './homePlace';
import { places } from './places';
import { postalCodeFrom, postalFormat } from './postalCodes';

it.each([
  ['NL', '3511 AB', 'Utrecht'],
  ['NL', '3011ab', 'Rotterdam'],
  ['NL', '9999 ZZ', 'Groningen'],
  ['DE', '80331', 'München'],
  ['SE', '211 20', 'Malmö'],
  ['GB', 'BS1 4DJ', 'Bristol'],
  ['GB', 'M1 2AB', 'Manchester'],
  ['CN', '518000', '深圳'],
  ['IN', '400 001', 'Mumbai'],
  ['AU', '5000', 'Adelaide'],
])('finds the town of %s %s', (country, code, city) => expect(homePlace(country, code)?.city).toBe(city));

it.each([
  ['NL', '0511 AB'],
  ['NL', '3511'],
  ['DE', '8033'],
  ['CN', '2000'],
  ['GB', '12345'],
  ['BR', '01310'],
  ['NL', ''],
])('knows no town for %s %s', (country, code) => expect(homePlace(country, code)).toBeUndefined());

it('writes post codes that lead back to their town', () => {
  const random = randomFrom(3);
  for (const place of places) {
    for (const prefix of place.prefixes) {
      const code = postalCodeFrom(place.countryCode, prefix, random);
      expect(code).toMatch(postalFormat(place.countryCode)?.pattern ?? /./);
      expect(homePlace(place.countryCode, code)?.city, code).toBe(place.city);
    }
  }
});
