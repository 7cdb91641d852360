import { places, type Place } from './places';
import { postalFormat } from './postalCodes';

const plain = (code: string): string => code.replace(/\s/g, '').toUpperCase();

const shared = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Whether a post code is written as its country writes them; any is where that is not known. */
export function isPostalCode(countryCode: string, code: string): boolean {
  return postalFormat(countryCode)?.pattern.test(code.trim()) ?? code.trim() !== '';
}

/**
 * The town of a post code: the one whose codes begin most alike. Undefined for a country without towns, or a code that
 * cannot be one.
 */
export function homePlace(countryCode: string, code: string): Place | undefined {
  if (!isPostalCode(countryCode, code)) return undefined;
  const likeness = (place: Place) => Math.max(...place.prefixes.map((prefix) => shared(prefix, plain(code))));
  return places
    .filter((place) => place.countryCode === countryCode)
    .toSorted((one, other) => likeness(other) - likeness(one))[0];
}
