import { currentTime } from '@/schema';
import type { SnoozeFor } from '@/widgets';

const HOUR = 3_600_000;

/** Until when nothing pops up, ms: for an hour, or for the rest of the day where one is. */
export function snoozedUntil(span: SnoozeFor, now = currentTime()): number {
  return span === 'hour' ? now + HOUR : new Date(now).setHours(24, 0, 0, 0);
}

/** Until when nothing pops up, of what was kept; 0 where that is over, or was more than a day. */
export function readSnooze(kept: unknown, now = currentTime()): number {
  return typeof kept === 'number' && kept > now && kept - now <= 25 * HOUR ? kept : 0;
}
