import { formatMoment, type DateFormat } from '@/schema/dates';

const FORMATS = {
  time: 8,
  day: 6,
  monthYear: 4,
  year: 5,
  date: 3,
  minute: 2,
  second: 1,
  sortable: 11,
} as const satisfies Record<string, DateFormat>;

export type TimeShape = keyof typeof FORMATS;

/**
 * A moment (epoch ms) on the clock of a zone, in one of the numbered formats of the product (spec 01 §9); a time that
 * the clock shows twice with its offset.
 *
 * @example timeFormat(Date.UTC(2026, 9, 25, 0, 30), 'sortable', 'Europe/Amsterdam') // '2026-10-25 02:30:00'
 * @public
 */
export function timeFormat(at: number, shape: TimeShape, zone: string): string {
  return formatMoment(at, FORMATS[shape], zone);
}
