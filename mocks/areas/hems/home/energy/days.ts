import { addDays } from '@/schema/dates';
import { isDay } from '@/schema';
import type { Text } from '../../../../core/texts';
import { textOf, type Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import { hemsTexts } from '../texts';
import type { Station } from './stationOf';

/** Days of a station, both ends included, `yyyy-MM-dd`. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/** Which days a call takes. */
export interface DayRule {
  /** How many days after today the last one may be. */
  readonly ahead: 0 | 1;
  /** A range ends so many months after its begin at the latest. */
  readonly months?: number;
  /** No day earlier than so many months ago. */
  readonly back?: number;
}

/** The same day so many months later; the end of a shorter month stays its end. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

function refuse(text: Text, args: Readonly<Record<string, string | number>> = {}): never {
  throw new Refusal(text, { code: '4001', args });
}

/** A day as it was sent. Refuses none, and what is no day of the calendar. */
function readDay(incoming: Incoming, name: string): string {
  const given = textOf(incoming, name);
  if (given === '') refuse(hemsTexts.dateMissing);
  if (!isDay(given) || given < '1970-01-02') refuse(hemsTexts.dateInvalid);
  return given;
}

/** Refuses days that the rule does not allow. */
function checked(days: Days, { today }: Pick<Station, 'today'>, { ahead, months, back }: DayRule): Days {
  const { startDate, endDate } = days;
  if (startDate > endDate) refuse(hemsTexts.datesBackwards);
  if (endDate > addDays(today, ahead)) refuse(ahead === 0 ? hemsTexts.dateFuture : hemsTexts.dateAfterTomorrow);
  if (months !== undefined && endDate > addMonths(startDate, months)) refuse(hemsTexts.spanTooLong, { months });
  if (back !== undefined && startDate < addMonths(today, -back)) refuse(hemsTexts.dateTooOld, { months: back });
  return days;
}

/** The range of a call, `startDate` to `endDate`. */
export function readRange(incoming: Incoming, station: Pick<Station, 'today'>, rule: DayRule): Days {
  return checked({ startDate: readDay(incoming, 'startDate'), endDate: readDay(incoming, 'endDate') }, station, rule);
}

/** The one day of a call, `date`. */
export function readDate(incoming: Incoming, station: Pick<Station, 'today'>, rule: DayRule): Days {
  const date = readDay(incoming, 'date');
  return checked({ startDate: date, endDate: date }, station, rule);
}

/** How many days there are, both ends included. */
export function countDays({ startDate, endDate }: Days): number {
  return Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1;
}

export function eachDay(days: Days): string[] {
  return Array.from({ length: countDays(days) }, (_, index) => addDays(days.startDate, index));
}
