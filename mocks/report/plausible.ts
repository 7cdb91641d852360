import { addDays, dayOf, zoneHours, zoneOffset } from '@/schema/dates';
import { wholeMeasure, type Measure } from '@/schema';
import { seedOf } from '../energy/chance/seedOf';
import { randomFrom } from '../core/random';
import type { Bucket } from './periodBuckets';

/** What a measure is of: whose figure it is, on which clock. */
export interface Theme {
  readonly key: string;
  readonly measure: Measure;
  /** The same for the same site: ids, or whatever tells one from the other. */
  readonly seed: string;
  readonly zone: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What a day of an ordinary site has, by unit. */
const LEVELS: Readonly<Record<string, number>> = {
  '': 12,
  kWh: 420,
  MWh: 0.42,
  Wh: 420_000,
  kW: 130,
  MW: 0.13,
  W: 900,
  '%': 74,
  money: 310,
  'money/kWh': 0.68,
  h: 3.6,
  kg: 190,
  t: 0.19,
  '°C': 22,
  V: 398,
  A: 46,
  mV: 36,
  a: 5.4,
  d: 3,
  kWp: 600,
  kvarh: 96,
};
/** Units whose values are much alike everywhere. */
const EVERYWHERE = new Set(['%', 'money/kWh', '°C', 'V', 'a', 'h']);

/** A number from 0 to 1, the same for the same words. */
const chance = (...words: readonly (string | number)[]): number => randomFrom(seedOf(words.join(' '), 7))();

function levelOf({ key, measure, seed }: Theme): number {
  const level = (LEVELS[measure.unit] ?? 100) * (0.6 + 0.8 * chance(key, measure.unit));
  return EVERYWHERE.has(measure.unit)
    ? Math.min(level, measure.unit === '%' ? 90 : level)
    : level * (0.4 + 1.8 * chance(seed));
}

/**
 * What an hour of the day (0 to 23) has of a measure: the sun shines by day, people are awake in the morning and the
 * evening.
 */
function shareOf({ measure: { tone } }: Theme, hour: number): number {
  if (tone === 'solar') return hour < 6 || hour > 19 ? 0 : Math.sin(((hour - 5.5) / 14) * Math.PI);
  return 0.55 + 0.45 * Math.exp(-(((hour - 8) / 2.5) ** 2)) + 0.7 * Math.exp(-(((hour - 19) / 3) ** 2));
}

const hourOf = (at: number, zone: string): number => new Date(at + zoneOffset(at, zone)).getUTCHours();

/** A whole day: the season, the weather, a week. Powers and shares have the mean of theirs. */
function dayValue(theme: Theme, day: string): number {
  const { measure, key, seed } = theme;
  const at = Date.parse(`${day}T00:00:00Z`) / DAY;
  const season =
    measure.tone === 'solar'
      ? 1 - 0.55 * Math.cos(((at % 365.25) - 10) * ((2 * Math.PI) / 365.25))
      : 1 + 0.12 * Math.cos((at % 365.25) * ((2 * Math.PI) / 365.25));
  const spread = EVERYWHERE.has(measure.unit) && measure.tone !== 'solar' ? 0.12 : 0.5;
  const value = levelOf(theme) * (spread < 0.2 ? 1 : season) * (1 - spread / 2 + spread * chance(key, seed, day));
  const signed = measure.signed && chance(key, seed, day, 'sign') < 0.2 ? -0.4 * value : value;
  return measure.unit === '' ? Math.round(signed) : measure.unit === '%' ? Math.min(signed, 100) : signed;
}

/** Whole numbers that add up to a whole number, as near to shares of it as can be. */
function wholeParts(whole: number, shares: readonly number[]): number[] {
  let [given, gone] = [0, 0];
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => {
    gone += share;
    const part = Math.round((whole * gone) / all) - given;
    given += part;
    return part;
  });
}

/**
 * The hours of a day with their figures: they add up to the day where the measure sums, and swing about it where it
 * does not.
 */
function hoursOf(theme: Theme, day: string): { readonly at: number; readonly value: number }[] {
  const { zone, measure } = theme;
  const hours = zoneHours(day, zone);
  const shares = hours.map((at) => shareOf(theme, hourOf(at, zone)));
  const whole = dayValue(theme, day);
  const all = shares.reduce((sum, share) => sum + share, 0);
  if (wholeMeasure(measure).sums) {
    const parts = measure.unit === '' ? wholeParts(whole, shares) : shares.map((share) => (whole * share) / all);
    return hours.map((at, place) => ({ at, value: parts[place] ?? 0 }));
  }
  const swing = measure.tone === 'solar' || measure.unit === 'kW' ? 1 : 0.08;
  return hours.map((at, place) => ({
    at,
    value: whole * (1 - swing + (swing * (shares[place] ?? 0) * hours.length) / all),
  }));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * A believable figure of a measure nobody has a source for: the same for the same site and time, in the size of its
 * unit, by day and season. Parts add up where the measure does; others have the mean of their days. `null` before it
 * has begun.
 */
export function plausible(theme: Theme, { from, to, days: [first, last] }: Bucket, now: number): number | null {
  if (from >= now) return null;
  const { sums } = wholeMeasure(theme.measure);
  const values: number[] = [];
  if (first === last && to - from <= 1.5 * HOUR)
    values.push(hoursOf(theme, first).find(({ at }) => at === from)?.value ?? 0);
  else {
    const today = Number.isFinite(now) ? dayOf(now, theme.zone) : last;
    for (let day = first; day <= last && day <= today; day = addDays(day, 1)) {
      const cut = day === today && sums;
      values.push(
        ...(cut
          ? hoursOf(theme, day)
              .filter(({ at }) => at < now)
              .map(({ value }) => value)
          : [dayValue(theme, day)]),
      );
    }
  }
  return sums ? values.reduce((sum, value) => sum + value, 0) : values.length === 0 ? null : mean(values);
}
