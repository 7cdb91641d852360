import { randomFrom } from '@mocks/core/random';
import { beta } from '../chance/beta';
import { drift } from '../chance/drift';
import { memoize } from '../chance/memoize';
import { seedOf } from '../chance/seedOf';
import { countryOf } from '../countries';

/** The weather a whole country has on a day: its prices and its roofs share the sun. */
export interface CountryDay {
  /** Share of the clear sky that comes through, 0.2 to 1. */
  readonly clearness: number;
  /** Mean temperature of the day, °C. */
  readonly mean: number;
  /** Half the way from the night's to the afternoon's temperature, K. */
  readonly swing: number;
  /** 0 to 1; wet days rain or snow, the wildest have thunder. */
  readonly wet: number;
  /** 0 to 1. */
  readonly wind: number;
}

/** The weather of a country on a day of a year, in the half of the world its latitude says. */
export const countryDay = memoize(
  4000,
  (country: string, number: number, ofYear: number, south: boolean) => `${country} ${number} ${ofYear} ${south}`,
  (country: string, number: number, ofYear: number, south: boolean): CountryDay => {
    const { climate, sunny } = countryOf(country);
    const random = randomFrom(seedOf('sky', country, number));
    const clearness = Math.min(1, Math.max(0.2, 0.2 + 0.8 * beta(random, 0.9, 1.3) + sunny));
    const [summer, moist, wind] = [
      Math.cos((2 * Math.PI * (ofYear - (south ? 20 : 203))) / 365.25),
      random(),
      random(),
    ];
    return {
      clearness,
      mean:
        climate.mean +
        climate.season * summer +
        2.4 * drift(seedOf('warm', country), number) +
        (clearness - 0.5) * 2 * summer,
      swing: climate.daily * (0.45 + 0.85 * clearness),
      wet: clearness < 0.5 ? moist * (1.4 - clearness) : 0,
      wind,
    };
  },
);
