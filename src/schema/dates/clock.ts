import { currentTime } from './currentTime';

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
export function wallClock(parts: readonly (string | undefined)[]): string | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((one) => Number(one ?? 0));
  const exists = year > 0 && day >= 1 && day <= daysInMonth(year, month) && hour < 24 && minute < 60 && second < 60;
  return exists
    ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`
    : null;
}

const zones = new Map<string, Intl.DateTimeFormat | null>();

/** The clock of a zone; an unknown zone name is the browser's own. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = zones.get(zone);
  if (known) return known;
  const options: Intl.DateTimeFormatOptions = {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  };
  let clock: Intl.DateTimeFormat;
  try {
    clock = new Intl.DateTimeFormat('en-GB', { ...options, ...(zone && { timeZone: zone }) });
  } catch {
    clock = new Intl.DateTimeFormat('en-GB', options);
  }
  zones.set(zone, clock);
  return clock;
}

/**
 * A moment as the clock of a zone shows it, 'YYYY-MM-DD HH:mm:ss'; `null` for an invalid date. `zone` is an IANA name;
 * without one, and for a name that is not known, it is the zone of the machine.
 *
 * @example wallClockAt(new Date('2026-11-04T00:00:00Z'), 'Asia/Shanghai') // '2026-11-04 08:00:00'
 * @public
 */
export function wallClockAt(moment: Date, zone = ''): string | null {
  if (Number.isNaN(moment.getTime())) return null;
  const parts = new Map(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return wallClock(
    ['year', 'month', 'day', 'hour', 'minute', 'second'].map((type) => parts.get(type as Intl.DateTimeFormatPartTypes)),
  );
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
