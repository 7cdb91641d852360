import { memoize } from '../../energy/chance/memoize';
import type { ForecastOf } from '../model';
import type { Site } from '../site';
import { clearnessAhead, clearnessOf } from './skyAhead';
import { stretch } from './stretch';
import { usualDay } from './usualDay';

/** Days before the day that are looked at: forecasts are made at most two days ahead. */
const BEFORE = 3;
/** Longest lead, hours. */
export const FURTHEST = 48;
/** Day-ahead prices of the next day are out at one o'clock: this quarter of the wall clock. */
const PUBLICATION = 52;
const HOUR = 4;

/**
 * How much what was just seen says of what comes, after how many hours less than half of that, and over how many
 * quarters it is looked at: what a home uses changes fast, the sun slower, markets over days.
 */
const FADE: Readonly<Record<ForecastOf, readonly [weight: number, hours: number, quarters: number]>> = {
  load: [0.75, 0.8, 2],
  generation: [1, 4, 6],
  buy: [1, 24, 96],
  sell: [1, 24, 96],
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function isPublished(site: Site): boolean {
  return site.home ? site.home.tariff.type === 3 : site.tariff.type !== 'spot';
}

/**
 * A day of a site by quarters as it was foreseen so many hours before each of them (0.25 is a quarter of an hour), from
 * nothing but what was known then: usual days before, how this one differed from them until that moment, what the
 * weather service said, and prices that were out. The further ahead, the less that is. Empty where there is no data;
 * `null` is no forecast.
 */
export const foresee = memoize(
  6000,
  (site: Site, of: ForecastOf, day: string, lead: number) => `${site.id} ${of} ${day} ${lead}`,
  (site: Site, of: ForecastOf, day: string, lead: number): readonly (number | null)[] => {
    const seen = stretch(site, of, day, BEFORE);
    const { values, wall, dayAt, days, from } = seen;
    const ahead = Math.round(Math.min(lead, FURTHEST) * HOUR);
    const price = of === 'buy' || of === 'sell';
    const [weight, fade, reach] = FADE[of];
    const left = weight * Math.exp(-lead / fade);
    const seenThen = (place: number): number | null => {
      const issue = place - ahead; // everything before this quarter was over
      const onDay = dayAt[issue] ?? 0;
      const truth = values[place] ?? Number.NaN;
      if (Number.isNaN(truth)) return null;
      if (price && (isPublished(site) || BEFORE <= onDay + ((wall[issue] ?? 0) >= PUBLICATION ? 1 : 0))) return truth;
      const usual = usualDay(site, of, days[onDay] ?? day, day);
      const base = usual.values[wall[place] ?? 0] ?? Number.NaN;
      if (Number.isNaN(base) || usual.days.length === 0) return null;
      const sky =
        of === 'generation'
          ? clearnessAhead(site, day, lead) / Math.max(0.15, mean(usual.days.map((one) => clearnessOf(site, one))))
          : 1;
      let [was, expected, count] = [0, 0, 0];
      for (let back = Math.max(0, issue - reach); back < issue; back += 1) {
        const [one = Number.NaN, other = Number.NaN] = [values[back], usual.values[wall[back] ?? 0]];
        if (Number.isNaN(one) || Number.isNaN(other)) continue;
        [was, expected, count] = [was + one, expected + other * sky, count + 1];
      }
      if (of === 'generation') {
        const lately = expected > 0.05 * count ? Math.min(3, was / expected) : 1;
        return Math.min(site.pv?.peak ?? 0, Math.max(0, base * sky * (1 + (lately - 1) * left)));
      }
      const off = count === 0 ? 0 : (was - expected) / count;
      return price ? base + off * left : Math.max(0, base + off * left);
    };
    return Array.from({ length: values.length - from }, (_, quarter) => seenThen(from + quarter));
  },
);
