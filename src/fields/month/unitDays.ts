import { isDay, readMonthAlone, readYearAlone } from '@/schema';

/** What a calendar can be asked for, and how much of a day's text tells it. */
export const UNIT_LENGTHS = { day: 10, month: 7, year: 4 } as const;

export type CalendarUnit = keyof typeof UNIT_LENGTHS;

/** The day a month ('yyyy-MM') or a year ('yyyy') begins with; any other text stays as it is. */
export function firstDayOf(text: string): string {
  if (readYearAlone(text) === text) return `${text}-01-01`;
  return readMonthAlone(text) === text ? `${text}-01` : text;
}

/** A day as the text of its month or year; what is no whole day stays, for the rule to refuse. */
export const unitText = (day: string, unit: CalendarUnit): string =>
  unit !== 'day' && isDay(day) ? day.slice(0, UNIT_LENGTHS[unit]) : day;
