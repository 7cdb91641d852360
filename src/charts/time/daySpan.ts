import { zoneOffset } from '@/schema/dates/zoneOffset';

/** How many days lie between two moments by the calendar of a zone: a day of 23 or 25 hours is one day. */
export function daySpan(from: number, to: number, zone: string): number {
  return (to + zoneOffset(to, zone) - from - zoneOffset(from, zone)) / 86_400_000;
}
