import type { SheetCell } from './sheetCell';

const DAY = 86_400_000;
/** Day 0 of spreadsheets, chosen by them so that days after February 1900 are right. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** 31 December 9999. */
const LAST_SERIAL = 2_958_465;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const TIME = String.raw`(?:[\sT]+(\d{1,2}:\d{2}(?::\d{2})?))?`;
const WORDED = new RegExp(String.raw`^(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?[\s-]+(\d{4})${TIME}$`, 'i');
const CHINESE = new RegExp(String.raw`^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日${TIME}$`);
const DOTTED = new RegExp(String.raw`^(\d{1,2})\.(\d{1,2})\.(\d{4})${TIME}$`);
const SLASHED = new RegExp(String.raw`^(\d{1,2})/(\d{1,2})/(\d{4})${TIME}$`);

const two = (value: number | string): string => String(value).padStart(2, '0');
const joined = (year: string, month: number | string, day: string, time: string | undefined): string =>
  `${year}-${two(month)}-${two(day)}${time ? ` ${time}` : ''}`;

/** The wall clock of a spreadsheet's serial number: 45292.5 is '2024-01-01 12:00:00'. Rounded to the second. */
export function serialText(serial: number): string | null {
  if (!(serial >= 1 && serial <= LAST_SERIAL + 1)) return null;
  const date = new Date(DAY_ZERO + Math.round((serial * DAY) / 1000) * 1000);
  const text = date.toISOString().slice(0, 19).replace('T', ' ');
  return text.endsWith(' 00:00:00') ? text.slice(0, 10) : text;
}

/**
 * A cell of a date field as text that begins with the year; what it cannot make out stays as it came.
 * Day and month in figures with slashes are read only where they cannot be mistaken for each other.
 */
export function readSheetDate(cell: SheetCell): SheetCell {
  if (typeof cell === 'number') return serialText(cell) ?? cell;
  if (typeof cell !== 'string') return cell;
  const text = cell.trim();
  const worded = WORDED.exec(text);
  const month = worded ? MONTHS.indexOf(worded[2]?.toLowerCase() ?? '') + 1 : 0;
  if (worded && month > 0) return joined(worded[3] ?? '', month, worded[1] ?? '', worded[4]);
  const chinese = CHINESE.exec(text);
  if (chinese) return joined(chinese[1] ?? '', chinese[2] ?? '', chinese[3] ?? '', chinese[4]);
  const dotted = DOTTED.exec(text);
  if (dotted) return joined(dotted[3] ?? '', dotted[2] ?? '', dotted[1] ?? '', dotted[4]);
  const slashed = SLASHED.exec(text);
  const [first, second] = [Number(slashed?.[1]), Number(slashed?.[2])];
  if (!slashed || (first <= 12 && second <= 12 && first !== second)) return text;
  return first > 12
    ? joined(slashed[3] ?? '', second, String(first), slashed[4])
    : joined(slashed[3] ?? '', first, String(second), slashed[4]);
}

/** 1 March 1900: before it the calendars of spreadsheets differ. */
const FIRST_SERIAL = 61;

/**
 * The serial number of what a wall clock shows: 'yyyy-MM-dd', 'yyyy-MM-dd HH:mm:ss', or a time of day, 'HH:mm'. `serialOf('2024-01-01 12:00:00')`
 * is 45292.5. Null for what has none: other texts, days before March 1900, and 24:00.
 */
export function serialOf(text: string): number | null {
  const [found, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})?\s?([01]\d:\d{2}(?::\d{2})?|2[0-3]:\d{2}(?::\d{2})?)?$/.exec(text) ?? [];
  if (!found) return null;
  const serial = (Date.parse(`${day ?? '1899-12-30'}T${time}Z`) - DAY_ZERO) / DAY;
  return Number.isNaN(serial) || (day !== undefined && serial < FIRST_SERIAL) ? null : serial;
}
