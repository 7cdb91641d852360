import { addDays, type Period, startOfDay, zoneHours } from '@/schema/dates';
import { isoAt } from '../core/isoAt';

export type BucketSize = 'hour' | 'day' | 'month' | 'year';

/** A part of a period: an hour, a day, a month or a year of a site, as much of it as the period has. */
export interface Bucket {
  /** Its name on the wire: `2026`, `2026-10`, `2026-10-25`, `2026-10-25T02:00:00+02:00`. */
  readonly label: string;
  /** Epoch ms; until before `to`. */
  readonly from: number;
  readonly to: number;
  /** Its days, both included. */
  readonly days: readonly [first: string, last: string];
}

/** Longest range of days that is told day by day. */
const DAYS = 92;
const LENGTH = { day: 10, month: 7, year: 4 } as const;

/** The parts a period is told in: hours of one day, days, months or years as asked for; of a long range its months. */
export function sizeOf({ by, from, to }: Period): BucketSize {
  if (from === to) return 'hour';
  if (by !== 'range') return by;
  return addDays(from, DAYS) > to ? 'day' : 'month';
}

/** The parts of a period by the calendar of a zone, rising; a day has 23, 24 or 25 hours. */
export function periodBuckets(period: Period, zone: string): Bucket[] {
  const size = sizeOf(period);
  const { from, to } = period;
  const end = startOfDay(addDays(to, 1), zone);
  if (size === 'hour') {
    const hours = zoneHours(from, zone);
    return hours.map((at, index) => ({
      label: isoAt(at, zone),
      from: at,
      to: hours[index + 1] ?? end,
      days: [from, from],
    }));
  }
  const firsts: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (firsts.length === 0 || day.slice(0, LENGTH[size]) !== firsts.at(-1)?.slice(0, LENGTH[size])) firsts.push(day);
  return firsts.map((day, index) => {
    const next = firsts[index + 1];
    return {
      label: day.slice(0, LENGTH[size]),
      from: startOfDay(day, zone),
      to: next === undefined ? end : startOfDay(next, zone),
      days: [day, next === undefined ? to : addDays(next, -1)],
    };
  });
}
