import { currentTime } from './currentTime';
import { isZone } from './isZone';
import { zoneOffset } from './zoneOffset';

/*
 * The clock on the wall of a time zone: 'YYYY-MM-DD HH:mm:ss'. Days are counted without any zone, so that no change of
 * clocks ever moves one.
 */

const two = (value: number): string => String(value).padStart(2, '0');

/** The days of a month that exists, else 0. */
export function daysInMonth(year: number, month: number): number {
  if (month !== 2) return month < 1 || month > 12 ? 0 : 30 + ((month + (month >> 3)) % 2);
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** Year, month, day, hour, minute, second as one text; `null` when there is no such day or time. */
export function wallClock(parts: readonly (string | number | undefined)[]): string | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((one) => Number(one ?? 0));
  const exists = year > 0 && day >= 1 && day <= daysInMonth(year, month) && hour < 24 && minute < 60 && second < 60;
  return exists
    ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`
    : null;
}

/** The zone that each name means: an unknown name is the machine's own. */
const zones = new Map<string, string>();

function zoneOf(name: string): string {
  let zone = zones.get(name);
  if (zone === undefined)
    zones.set(name, (zone = isZone(name) ? name : new Intl.DateTimeFormat().resolvedOptions().timeZone));
  return zone;
}

/** Beyond it there is no next day to compare with, in ms. */
const LAST = 8.63e15;

/**
 * A moment as the clock of a zone shows it, 'YYYY-MM-DD HH:mm:ss'; `null` for an invalid date. `zone` is an IANA name;
 * without one, and for a name that is not known, it is the zone of the machine.
 *
 * @example wallClockAt(new Date('2026-11-04T00:00:00Z'), 'Asia/Shanghai') // '2026-11-04 08:00:00'
 * @public
 */
export function wallClockAt(moment: Date, zone = ''): string | null {
  const at = moment.getTime();
  if (!(Math.abs(at) < LAST)) return null;
  // offsets are kept by day: formatting each moment anew takes twenty times as long
  const wall = new Date(at + zoneOffset(at, zoneOf(zone)));
  return wallClock([
    wall.getUTCFullYear(),
    wall.getUTCMonth() + 1,
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
    wall.getUTCSeconds(),
  ]);
}

/**
 * Now on the clock of a zone: 'YYYY-MM-DD HH:mm:ss'; '' for an invalid date. `zone` is an IANA name; without one it is
 * the zone of the machine.
 *
 * @example nowOn('Asia/Shanghai').slice(0, 10) // '2026-11-27': today there
 * @public
 */
export function nowOn(zone?: string, now = new Date(currentTime())): string {
  return wallClockAt(now, zone) ?? '';
}

/**
 * A day so many days after (or before) another. A text that is no day is returned as it is.
 *
 * @example addDays('2026-02-28', 1) // '2026-03-01'
 * @public
 */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
