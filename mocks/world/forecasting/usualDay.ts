import { addDays } from '@/schema/dates';
import { memoize } from '../../energy/chance/memoize';
import { dayTime } from '../../energy/dayTime';
import type { ForecastOf } from '../model';
import type { Site } from '../site';
import { dayCurve, QUARTERS } from './stretch';

/** Days looked back at. */
const BACK = 14;

const isFree = (site: Site, day: string): boolean => [0, 6].includes(dayTime(day, site.zone).weekday);

/** A usual day by quarters of the wall clock, and the days it is the mean of. */
export interface UsualDay {
  readonly values: Float64Array;
  readonly days: readonly string[];
}

/**
 * What a day is usually like, known on the morning of `issueDay`: the mean of the last two weeks before it, of working
 * days or of free ones as the day is that is looked ahead to; the sun knows no weekends, and what is near counts more.
 */
export const usualDay = memoize(
  4000,
  (site: Site, of: ForecastOf, issueDay: string, day: string) =>
    `${site.id} ${of} ${issueDay} ${of === 'generation' || isFree(site, day)}`,
  (site: Site, of: ForecastOf, issueDay: string, day: string): UsualDay => {
    const all = Array.from({ length: BACK }, (_, place) => addDays(issueDay, -1 - place));
    const alike = all.filter((one) => of === 'generation' || isFree(site, one) === isFree(site, day));
    const days = alike.filter((one) => dayCurve(site, of, one) !== undefined).slice(0, 7);
    const [sums, counts] = [new Float64Array(QUARTERS), new Float64Array(QUARTERS)];
    for (const one of days) {
      const curve = dayCurve(site, of, one);
      curve?.values.forEach((value, quarter) => {
        const wall = curve.wall[quarter] ?? 0;
        sums[wall] = (sums[wall] ?? 0) + value;
        counts[wall] = (counts[wall] ?? 0) + 1;
      });
    }
    return { values: sums.map((sum, wall) => (counts[wall] ? sum / (counts[wall] ?? 1) : Number.NaN)), days };
  },
);
