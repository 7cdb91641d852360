import { addDays, startOfDay, zoneOffset } from '@/schema/dates';
import type { ShadedRange } from '@/charts/chart';

/** What happens to the clock of a site on a day that is not of 24 hours. */
export interface ClockChange {
  /** How long the day is: 23 or 25; on Lord Howe Island half an hour more or less. */
  readonly hours: number;
  /** A time that comes twice, or one that is left out. */
  readonly kind: 'doubled' | 'missing';
  /** That time on the wall clock: `02:00` to `03:00`. */
  readonly from: string;
  readonly to: string;
  /** Moment (epoch ms) of the change, and how far the clock is put (ms). */
  readonly at: number;
  readonly by: number;
}

const HOUR = 3_600_000;
const QUARTER = 900_000;

const timeOf = (wall: number) => new Date(wall).toISOString().slice(11, 16);

/** The change of clocks on a day (`yyyy-MM-dd`) of a zone; undefined on a day of 24 hours. */
export function clockChange(day: string, zone: string): ClockChange | undefined {
  const [from, to] = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)];
  const hours = (to - from) / HOUR;
  if (hours === 24) return undefined;
  const before = zoneOffset(from - 1, zone);
  let at = from;
  while (at < to && zoneOffset(at, zone) === before) at += QUARTER;
  const walls = [at + before, at + zoneOffset(at, zone)].toSorted((one, other) => one - other);
  const [first = 0, last = 0] = walls;
  return {
    hours,
    kind: hours > 24 ? 'doubled' : 'missing',
    from: timeOf(first),
    to: timeOf(last),
    at,
    by: last - first,
  };
}

/** Half the width (ms) of the mark of an hour that does not exist: it has a place on the axis, but no length. */
const SLIT = 300_000;

/** A change of clocks as a shaded part of a time axis: the hour that comes twice, or the place of the one left out. */
export function changeRanges(change: ClockChange | undefined, label: string): ShadedRange[] {
  if (!change) return [];
  const { kind, at, by } = change;
  const half = kind === 'doubled' ? by : SLIT;
  return [{ from: at - half, to: at + half, label, tone: 'neutral' }];
}
