import { clockText, dayText, readClock, readWritten } from '../readers/moment';

const DAY = 86_400_000;
/** Day 0 of spreadsheets, chosen by them so that days after February 1900 are right. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** They have a 29 February 1900; no calendar has. Before it their own calendars differ. */
const FALSE_DAY = 60;
/** 31 December 9999. */
const LAST_SERIAL = 2_958_465;
/** Days between the two calendars of spreadsheets. */
const SINCE_1904 = 1462;
/** Below it a number that is formatted as a time alone is a length of time: it would be a day before 1927. */
const FIRST_DAY = 10_000;

/** Ms of a number of days, rounded to the second. */
const lengthOf = (days: number): number => Math.round((days * DAY) / 1000) * 1000;

/** '08:30', or '08:30:15' where there are seconds; hours may be any. */
export function lengthText(days: number): string {
  return clockText(lengthOf(days)).replace(/:00$/, '');
}

/**
 * The wall clock of a spreadsheet's serial number: 45292.5 is '2024-01-01 12:00:00', 45292 is '2024-01-01'. Null for
 * what is none.
 *
 * @param since1904 days are counted from 1904, as spreadsheets of old Macs do
 */
export function serialText(serial: number, since1904 = false): string | null {
  const days = since1904 ? serial + SINCE_1904 : serial;
  if (!(days >= 1 && days < LAST_SERIAL + 1)) return null;
  if (Math.floor(days) === FALSE_DAY) return '1900-02-29';
  const at = DAY_ZERO + lengthOf(days < FALSE_DAY ? days + 1 : days);
  const time = ((at % DAY) + DAY) % DAY;
  return dayText(at) + (time === 0 ? '' : ` ${clockText(time)}`);
}

/** What the numbers of a format show: a day, a time of day alone, or a length of time ('[h]:mm'). */
function shapeOf(format: string): 'day' | 'clock' | 'length' {
  const [first = ''] = format.replace(/"[^"]*"|\\./g, '').split(';');
  if (/\[(?:h+|m+|s+)\]/i.test(first)) return 'length';
  const bare = first.replace(/\[[^\]]*\]/g, '').replace(/am\/pm|a\/p/gi, '');
  return /[yedg]/i.test(bare) || !/[hs]/i.test(bare) ? 'day' : 'clock';
}

/**
 * A number that a sheet formats as a day or a time, as its cell is read: '2024-01-01', '08:30', '36:30'. The number
 * itself where it is neither.
 */
export function serialCell(value: number, format: string, since1904: boolean): string | number {
  const shape = shapeOf(format);
  const isLength = shape === 'length' || (shape === 'clock' && value < FIRST_DAY);
  if (isLength || (value < 1 && !since1904)) return value < 0 ? value : lengthText(value);
  return serialText(value, since1904) ?? value;
}

/**
 * The serial number of what a wall clock shows: a day, a day with its time, or a time of day. Null for what has none:
 * other texts, days before March 1900, and 24:00.
 *
 * @example serialOf('2024-01-01 12:00:00') // 45292.5
 */
export function serialOf(text: string): number | null {
  const time = readClock(text);
  if (time !== undefined) return time < DAY ? time / DAY : null;
  const written = readWritten(text);
  const serial = written && written.offset === undefined ? (written.day + (written.time ?? 0) - DAY_ZERO) / DAY : 0;
  return serial > FALSE_DAY ? serial : null;
}
