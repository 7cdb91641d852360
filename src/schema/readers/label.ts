import { dayText, readClock, readMonthAlone, readWritten } from './moment';
import { daysInMonth } from '../dates/clock';

/** A label of an axis or a row as it is written. In ms, as if its clock were that of UTC. */
export type Label =
  /** With an offset, or an epoch: a moment (ms since 1970). */
  | { readonly kind: 'moment'; readonly at: number }
  /** A day with a time, on the clock of its place. */
  | { readonly kind: 'wall'; readonly wall: number }
  /** A day or a month: it begins when its day does. */
  | { readonly kind: 'day'; readonly day: string }
  /** A time of a day nobody names, after its midnight. */
  | { readonly kind: 'clock'; readonly time: number };

const DAY = 86_400_000;
/** Month first, as in the dates of the wire. */
const DAY_OF_YEAR = /^(\d{1,2})[-/.](\d{1,2})(?:[T\s]+(\d{1,2}:.*))?$/;

/** '11-04' and '11-04 08:30' in the year of a day, or in the next one. */
function dayOfYear(text: string, first: string): Label | undefined {
  const [, month, date, clock] = DAY_OF_YEAR.exec(text) ?? [];
  const year = Number(first.slice(0, 4)) + (Number(month) < Number(first.slice(5, 7)) ? 1 : 0);
  if (!(year >= 1000 && Number(date) >= 1 && Number(date) <= daysInMonth(year, Number(month)))) return undefined;
  const day = Date.UTC(year, Number(month) - 1, Number(date));
  const time = clock === undefined ? undefined : readClock(clock);
  if (clock !== undefined) return time === undefined || time > DAY ? undefined : { kind: 'wall', wall: day + time };
  return { kind: 'day', day: dayText(day) };
}

/**
 * What a label says, in any form of `moment.ts` or with less: a month, a day without a year, a time without a day.
 * Undefined for what is no time, and for times after 24:00.
 *
 * @param first day ('yyyy-MM-dd') that tells the year of days without one
 * @example readLabel('02:15', '2026-03-29') // { kind: 'clock', time: 8_100_000 }
 * @public
 */
export function readLabel(label: unknown, first: string): Label | undefined {
  const written = readWritten(label);
  if (written) {
    const { day, time, offset } = written;
    if (offset !== undefined) return { kind: 'moment', at: day + (time ?? 0) - offset };
    return time === undefined ? { kind: 'day', day: dayText(day) } : { kind: 'wall', wall: day + time };
  }
  const month = readMonthAlone(label);
  if (month !== null) return { kind: 'day', day: `${month}-01` };
  if (typeof label !== 'string') return undefined;
  const time = readClock(label);
  if (time !== undefined) return time > DAY ? undefined : { kind: 'clock', time };
  return dayOfYear(label.trim(), first);
}
