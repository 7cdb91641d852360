import { nowOn, currentTime } from '@/schema/dates';
import { readMonth } from '@/schema/internal';

/** The month (`yyyy-MM`) after that of a day or month. */
export function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}

/**
 * The first month that may be reserved: what the server says, never before the next one by the clock of the site.
 *
 * @param answer of the `firstMonth` call: `2026-12`, `2026-12-01`, `{firstMonth}`, or anything else for 'it did not
 *   say'
 * @example firstMonthOf({ firstMonth: '2027-01' }, 'Europe/Berlin') // '2027-01'
 * @public
 */
export function firstMonthOf(answer: unknown, zone: string, now = new Date(currentTime())): string {
  const own: unknown =
    typeof answer === 'object' && answer !== null && 'firstMonth' in answer ? answer.firstMonth : answer;
  const said = readMonth(own, zone) ?? '';
  const next = monthAfter(nowOn(zone, now));
  return said > next ? said : next;
}

/** Why the first month is not the next one, where the server says so: `{firstMonth, reason: 'billed'}`. */
export function startReason(answer: unknown): string | undefined {
  const reason: unknown =
    typeof answer === 'object' && answer !== null && 'reason' in answer ? answer.reason : undefined;
  return typeof reason === 'string' && reason !== '' ? reason : undefined;
}

/** Whether a version may begin on a day: the first of a month that may be reserved. */
export function isVersionStart(day: unknown, firstMonth: string): boolean {
  return typeof day === 'string' && day.slice(8, 10) === '01' && day.slice(0, 7) >= firstMonth;
}
