import { addDays } from '@/schema/dates';

/** Whether a month ends with a day (`yyyy-MM-dd`). */
export function isLastOfMonth(day: string): boolean {
  return Number(day.slice(8)) > 27 && addDays(day, 1).endsWith('-01');
}
