import { addDays } from '@/schema/dates/clock';

/** Whole days of a station, `yyyy-MM-dd`, both ends included; as the calls take them. */
export interface DayRange {
  readonly startDate: string;
  readonly endDate: string;
}

/** Whether somebody is in the middle of typing a day: part of it is missing, or its year has less than four digits. */
export function isHalfTyped(text: string): boolean {
  return text !== '' && (!isDay(text) || text < '1000');
}

/** Whether a text is a day there is: no half typed one, no 30 February. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;
}
