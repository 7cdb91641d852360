import { startOfDay, addDays, dayOf } from '@/schema/dates';
import { timeFormat } from './timeFormat';

/**
 * `21 Nov 2026, 14:05`; in an hour that comes twice with its offset, `25 Oct 2026, 02:30 +01:00`.
 *
 * @example momentText(Date.UTC(2026, 9, 25, 0, 30), 'Europe/Amsterdam') // '25 Oct 2026, 02:30 +02:00'
 * @public
 */
export function momentText(at: number, zone: string): string {
  return `${timeFormat(at, 'date', zone)}, ${timeFormat(at, 'time', zone)}`;
}

/** The same for what lasts: `21 Nov 2026, 14:00 - 15:00`, one or more whole days as their dates, a month as a month. */
export function periodText(from: number, to: number, zone: string): string {
  const [first, last] = [dayOf(from, zone), dayOf(to - 1, zone)];
  const whole = startOfDay(first, zone) === from && startOfDay(addDays(last, 1), zone) === to;
  if (!whole) return `${momentText(from, zone)} - ${timeFormat(to, 'time', zone)}`;
  if (first === last) return timeFormat(from, 'date', zone);
  if (first.endsWith('-01') && addDays(last, 1).endsWith('-01') && first.slice(0, 7) === last.slice(0, 7))
    return timeFormat(from, 'monthYear', zone);
  return `${timeFormat(from, 'date', zone)} - ${timeFormat(to - 1, 'date', zone)}`;
}
