import { daysInMonth, wallClockAt } from '../dates/clock';
import { plainFigures } from './plainFigures';

/*
 * Days, times of day and moments as wires, sheets and labels write them in figures. No other file knows these forms;
 * what people write in words is put into figures by `wordedMoment.ts`, what labels leave out is added by `label.ts`.
 *
 * - A day: 2026-11-04, 2026/11/4, 20261104, also as a number. A time: 8:30, 08:30:15.25; 24:00 is the end of its day,
 *   later times
 * are none. Together with T, a blank or nothing between, and Z, UTC, GMT+8, +08, +0800 or +08:00 behind.
 * - 9 or 10 digits are an epoch in seconds, 11 to 13 in milliseconds, also before 1970. Fewer are no time: clouds send
 *   0 and -1 for
 * 'never'. 8, 12 and 14 digits that begin with 19 or 20 are a day of the calendar, never an epoch.
 */

/** A day or a moment as it is written, before any zone is thought of. In ms, as if its clock were that of UTC. */
export interface Written {
  /** Midnight of the day, since 1970. */
  readonly day: number;
  /** After that midnight, up to 86,400,000; undefined: no time is written. */
  readonly time: number | undefined;
  /** How far its clock is ahead of UTC, 0 for an epoch; undefined: it is that of its place. */
  readonly offset: number | undefined;
}

const MINUTE = 60_000;
export const DAY = 1440 * MINUTE;
const YEAR_10000 = 253_402_300_800_000;

const OFFSET = String.raw`(?:\s*(z|(?:utc|gmt)?[+-]\d{1,2}(?::?\d\d)?|utc|gmt)(?:\[.*\])?)?`;
const SPACED = new RegExp(
  String.raw`^([1-9]\d{3})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]+(\d{1,2})(?::(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?${OFFSET}|z|[+-]\d\d:\d\d)?$`,
  'i',
);
const COMPACT = new RegExp(
  String.raw`^((?:19|20)\d\d)(\d\d)(\d\d)(?:[T\s]?(\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d{1,9}))?)?${OFFSET})?$`,
  'i',
);
/** Of a time that clocks show twice, as files of lists tell it: the clock is known, and no more. */
const BOTH = / [+-]\d\d:\d\d \/ [+-]\d\d:\d\d$/;
const CLOCK = /^(\d{1,5}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?$/;
const EPOCH = /^-?(\d{9,13})(?:\.\d+)?$/;
const MONTH = /^([1-9]\d{3})(?:[-/.](\d{1,2})|(\d\d)|\s*年\s*(\d{1,2})\s*月)$/;
const YEAR = /^([1-9]\d{3})\s*年?$/;

/** Ms after midnight of parts of a match; undefined where minutes or seconds are none. Hours may be any. */
function clockTime(found: readonly (string | undefined)[], from: number): number | undefined {
  const [minute, second] = [Number(found[from + 1] ?? 0), Number(found[from + 2] ?? 0)];
  if (minute >= 60 || second >= 60) return undefined;
  return (
    ((Number(found[from]) * 60 + minute) * 60 + second) * 1000 + Math.floor(Number(`0.${found[from + 3] ?? 0}`) * 1000)
  );
}

/** '+08:00' is 28,800,000 ms, 'Z' is 0; undefined for what no clock is ahead or behind. */
function offsetTime(text: string): number | undefined {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{1,2}):?(\d\d)?$/.exec(text) ?? [];
  const ahead = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && ahead <= 14 * 60 ? (sign === '-' ? -ahead : ahead) * MINUTE : undefined;
}

function writtenIn(found: readonly (string | undefined)[]): Written | undefined {
  const [year, month, date] = [Number(found[1]), Number(found[2]), Number(found[3])];
  if (date < 1 || date > daysInMonth(year, month)) return undefined;
  const time = found[4] === undefined ? undefined : clockTime(found, 4);
  const offset = found[8] === undefined ? undefined : offsetTime(found[8]);
  if (
    (found[4] !== undefined && !(time !== undefined && time <= DAY)) ||
    (found[8] !== undefined && offset === undefined)
  )
    return undefined;
  return { day: Date.UTC(year, month - 1, date), time, offset };
}

/**
 * A day or a moment as a text or a number says it; undefined for anything else: no calendar day, a time after 24:00,
 * the time of a day alone.
 *
 * @example readWritten('2026-11-04T08:30+0800') // { day: Date.UTC(2026, 10, 4), time: 30_600_000, offset: 28_800_000 }
 * @public
 */
export function readWritten(wire: unknown): Written | undefined {
  if (typeof wire !== 'string' && typeof wire !== 'number') return undefined;
  const text = plainFigures(String(wire)).replace(BOTH, '');
  const found = SPACED.exec(text) ?? COMPACT.exec(text);
  if (found) return writtenIn(found);
  const digits = EPOCH.exec(text)?.[1]?.length;
  if (digits === undefined) return undefined;
  const at = Math.floor(Number(text) * (digits > 10 ? 1 : 1000));
  const time = ((at % DAY) + DAY) % DAY;
  return { day: at - time, time, offset: 0 };
}

/**
 * A time of day in ms after midnight; undefined for any other text. What is more than 86,400,000 is after the end of a
 * day.
 *
 * @example readClock('8:30') // 30_600_000
 * @public
 */
export function readClock(text: string): number | undefined {
  const found = CLOCK.exec(plainFigures(text));
  return found ? clockTime(found, 1) : undefined;
}

const isoText = (at: number): string => new Date(at).toISOString();
export const dayText = (day: number): string => isoText(day).slice(0, 10);
/** '08:30:00' of ms after midnight, '36:30:00' of more than a day. */
export const clockText = (time: number): string =>
  String(Math.floor(time / DAY) * 24 + new Date(time).getUTCHours()).padStart(2, '0') + isoText(time).slice(13, 19);

/**
 * 'YYYY-MM-DD HH:mm:ss' of a day or a moment, `null` for anything else. One without an offset is already on the clock
 * of its place and stays as it is; one with an offset, or an epoch, is converted (decision 'Time zone for display').
 *
 * @param zone IANA; '' is that of the browser
 * @example readDateTime('2026-11-04T00:00:00Z', 'Asia/Shanghai') // '2026-11-04 08:00:00'
 * @public
 */
export function readDateTime(wire: unknown, zone = ''): string | null {
  const written = readWritten(wire);
  if (!written) return null;
  const { day, time = 0, offset } = written;
  if (offset !== undefined) return wallClockAt(new Date(day + time - offset), zone);
  return day + time < YEAR_10000
    ? isoText(day + time)
        .slice(0, 19)
        .replace('T', ' ')
    : null;
}

/**
 * The farthest east that midnights are looked for, where nobody says a zone; noon in UTC is no midnight of New Zealand.
 */
const FAR_EAST = 13 * 60 * MINUTE;

/** A day, and whether nothing but a day is written: it alone, or its first or last moment. */
interface ReadDay {
  readonly day: string;
  readonly isWhole: boolean;
}

/**
 * The day that something written stands for, whoever reads it: the one that is written, where it is written alone, at
 * its midnight or in its last second. Any other time with an offset is a moment, and its day is the one that begins at
 * it on the clock of its zone; else the written one, and of UTC and of epochs the one it is in that zone. Where no zone
 * is known a moment of UTC that is midnight in some zone is that day, else the day it is in UTC. The zone of the
 * browser plays no part.
 */
export function dayIn({ day, time = 0, offset }: Written, zone?: string): ReadDay {
  const isWhole = time === 0 || time >= DAY - 1000;
  if (offset === undefined || isWhole) return { day: dayText(day), isWhole };
  const there = zone ? wallClockAt(new Date(day + time - offset), zone) : null;
  const begins = there?.endsWith(' 00:00:00') ?? false;
  if (there && (offset === 0 || begins)) return { day: there.slice(0, 10), isWhole: begins };
  const isQuarter = offset === 0 && time % (15 * MINUTE) === 0 && time !== DAY / 2;
  return { day: dayText(isQuarter && DAY - time <= FAR_EAST ? day + DAY : day), isWhole: isQuarter };
}

/**
 * 'YYYY-MM-DD' of a day (`dayIn`), `null` for anything else.
 *
 * @param zone IANA, of the record or of the sites of the console
 * @example readDay('2026-11-04T00:00:00+08:00') // '2026-11-04'
 * @example readDay(1793721600000, 'Asia/Shanghai') // '2026-11-04': 16:00 UTC the day before is midnight there
 * @public
 */
export function readDay(wire: unknown, zone?: string): string | null {
  const written = readWritten(wire);
  return written ? dayIn(written, zone).day : null;
}

/**
 * Whether a text is a day as the console has it: 'YYYY-MM-DD', and one of the calendar.
 *
 * @example isDay('2026-02-28') // true; false for '2026-02-30' and '2026/02/28'
 * @public
 */
export const isDay = (text: string): boolean => readDay(text) === text;

/**
 * 'yyyy-MM' of a month: '2026-10', '2026/10', 202610, '2026年10月'; `null` for anything else, also for a day.
 *
 * @example readMonthAlone('2026年10月') // '2026-10'
 * @public
 */
export function readMonthAlone(wire: unknown): string | null {
  const [, year, ...months] =
    MONTH.exec(typeof wire === 'number' || typeof wire === 'string' ? plainFigures(String(wire)) : '') ?? [];
  const month = Number(months.find((one) => one !== undefined));
  const isMonth = month >= 1 && month <= 12 && (months[1] === undefined || /^(?:19|20)/.test(year ?? ''));
  return isMonth ? `${year}-${String(month).padStart(2, '0')}` : null;
}

/** 'yyyy-MM' of a month, or of the day or moment it is given as (`readDay`). */
export const readMonth = (wire: unknown, zone?: string): string | null =>
  readMonthAlone(wire) ?? readDay(wire, zone)?.slice(0, 7) ?? null;

/**
 * 'yyyy' of a year alone; `null` for anything else.
 *
 * @example readYearAlone('2026年') // '2026'; also of the number 2026
 * @public
 */
export const readYearAlone = (wire: unknown): string | null =>
  typeof wire === 'number' || typeof wire === 'string' ? (YEAR.exec(plainFigures(String(wire)))?.[1] ?? null) : null;

/** 'yyyy' of a year, a month, a day or a moment. */
export const readYear = (wire: unknown, zone?: string): string | null =>
  readYearAlone(wire) ?? readMonth(wire, zone)?.slice(0, 4) ?? null;

/**
 * A time of day as 'HH:mm:ss', up to '24:00:00': '8:30', '08:30:15', the time that is written beside a day, or the
 * share of a day below 1 that spreadsheets keep (0.5 is noon). `null` for anything else, also for a time of UTC: which
 * time of day it is depends on a zone.
 *
 * @example readTime('8:30') // '08:30:00'
 * @public
 */
export function readTime(wire: unknown): string | null {
  if (typeof wire === 'number') return wire >= 0 && wire < 1 ? clockText(Math.round((wire * DAY) / 1000) * 1000) : null;
  if (typeof wire !== 'string') return null;
  const written = readWritten(wire);
  const time = written && written.offset !== 0 ? written.time : readClock(wire);
  return time === undefined || time > DAY ? null : clockText(time);
}
