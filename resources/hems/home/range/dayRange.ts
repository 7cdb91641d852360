import { isDay } from '@/schema';

/** Whole days of a station, `yyyy-MM-dd`, both ends included; as the calls take them. */
export interface DayRange {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * Whether somebody is in the middle of typing a day: part of it is missing, or its year has less than four digits, or
 * the calendar has no such day.
 */
export function isHalfTyped(text: string): boolean {
  return text !== '' && !isDay(text);
}
