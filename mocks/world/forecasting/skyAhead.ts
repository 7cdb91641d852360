import { randomFrom } from '@mocks/core/random';
import { normal } from '../../energy/chance/normal';
import { seedOf } from '../../energy/chance/seedOf';
import { dayTime } from '../../energy/dayTime';
import { countryDay } from '../../energy/weather/countryDay';
import type { Site } from '../site';

/** How far a weather service is off the clearness of a day, so many hours ahead. */
const errorAt = (lead: number): number => 0.02 + 0.2 * Math.sqrt(Math.min(lead, 72) / 72);

/** How clear a day was. */
export function clearnessOf(
  { country, zone, latitude }: Pick<Site, 'country' | 'zone' | 'latitude'>,
  day: string,
): number {
  const { number, ofYear } = dayTime(day, zone);
  return countryDay(country, number, ofYear, latitude < 0).clearness;
}

/**
 * How clear a weather service said a day would be, so many hours before. It is the one thing a forecast hears of the
 * future, and the less the further ahead; what is said at different hours errs alike for the most part.
 */
export function clearnessAhead(site: Pick<Site, 'country' | 'zone' | 'latitude'>, day: string, lead: number): number {
  const shared = normal(randomFrom(seedOf('sky ahead', site.country, day)));
  const own = normal(randomFrom(seedOf('sky ahead', site.country, day, Math.floor(lead / 3))));
  return Math.min(1, Math.max(0.15, clearnessOf(site, day) + errorAt(lead) * (0.8 * shared + 0.6 * own)));
}
