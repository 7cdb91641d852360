import { timeFormat } from '../time/timeFormat';
import { zoneOffset } from '@/schema/dates';

/** How finely times are told: by the month, the day, the minute or the second. */
export type Grain = 'month' | 'day' | 'minute' | 'second';

const MINUTE = 60_000;
const DAY = 86_400_000;
const SHAPES = { month: 'monthYear', day: 'date', minute: 'minute', second: 'second' } as const;

/**
 * The coarsest grain that still tells the times (epoch ms) as they are: midnights are days, and first days of months
 * are months. A single time is told by the minute.
 *
 * @example grainOf([Date.UTC(2026, 10, 26), Date.UTC(2026, 10, 27)], 'UTC') // 'day'
 * @public
 */
export function grainOf(times: readonly number[], zone: string): Grain {
  if (times.some((at) => at % MINUTE !== 0)) return 'second';
  const wall = (at: number) => new Date(at + zoneOffset(at, zone));
  if (times.length < 2 || times.some((at) => wall(at).getTime() % DAY !== 0)) return 'minute';
  return times.every((at) => wall(at).getUTCDate() === 1) ? 'month' : 'day';
}

/** A time for programs: '2026-10-25 02:00:00' on the clock of the zone. */
export function sortableTime(at: number, zone: string): string {
  return timeFormat(at, 'sortable', zone);
}

/**
 * A time for people: '25 Oct 2026 02:00', with its offset where the clock shows it twice.
 *
 * @example rowTimeText(Date.UTC(2026, 9, 25, 0, 30), 'Europe/Amsterdam', 'minute') // '25 Oct 2026 02:30 +02:00'
 * @public
 */
export function rowTimeText(at: number, zone: string, grain: Grain): string {
  return timeFormat(at, SHAPES[grain], zone);
}
