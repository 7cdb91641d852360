import { randomFrom } from '@mocks/core/random';
import { drift } from '../chance/drift';
import { normal } from '../chance/normal';
import { memoize } from '../chance/memoize';
import { seedOf } from '../chance/seedOf';
import { countryOf } from '../countries';
import { dayTime, PER_QUARTER } from '../dayTime';
import { countryDay } from '../weather/countryDay';

const bell = (hour: number, centre: number, width: number) => Math.exp(-(((hour - centre) / width) ** 2) / 2);

/** Where the roofs of a market stand, by and large. */
const LATITUDE = 45;

/** How much sun all roofs together press on the price, 0 to 1.6: little in winter and under clouds. */
function sunOf(clearness: number, ofYear: number): number {
  const noon = Math.cos(((LATITUDE + 23.44 * Math.cos((2 * Math.PI * (ofYear + 10)) / 365.25)) * Math.PI) / 180);
  return Math.min(1.6, 2.15 * Math.max(0, noon) ** 1.3 * clearness);
}

/**
 * Day-ahead prices of a country for a day of a zone, one a quarter of an hour, in hundredths of its currency a kWh:
 * dear mornings and evenings, cheap noons, below zero when the sun is strong and the day is free. The same for all its
 * homes.
 */
export const spotPrices = memoize(
  1500,
  (country: string, zone: string, day: string, south: boolean) => `${country} ${zone} ${day} ${south}`,
  (country: string, zone: string, day: string, south: boolean): readonly number[] => {
    const time = dayTime(day, zone);
    const random = randomFrom(seedOf('spot', country, day));
    const { clearness, wind } = countryDay(country, time.number, time.ofYear, south);
    const sun = sunOf(clearness, time.ofYear + (south ? 182 : 0));
    const winter = 8 * Math.cos((2 * Math.PI * (time.ofYear - (south ? 200 : 17))) / 365.25);
    const free = time.weekday === 0 ? 16 : time.weekday === 6 ? 8 : 0;
    const base = 80 + winter - free + 11 * drift(seedOf('market', country), time.number) - 18 * (wind - 0.5);
    // Cold days without wind are short of power in the evening.
    const short = Math.max(0, 0.2 - wind) * 0.6 * Math.max(0, winter);
    const { level } = countryOf(country);
    let wobble = 0;
    return Array.from({ length: time.steps / PER_QUARTER }, (_, quarter) => {
      const hour = (time.hours[quarter * PER_QUARTER] ?? 0) + 1 / 12;
      wobble = 0.85 * wobble + 2.2 * normal(random);
      const shape =
        base +
        25 * bell(hour, 8, 1.8) -
        70 * sun * bell(hour, 13.5, 2.8) +
        55 * (1 + short) * bell(hour, 19.5, 2) +
        wobble;
      return Math.max(-150, shape) * level;
    });
  },
);
