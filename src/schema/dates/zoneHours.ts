import { addDays } from './clock';
import { startOfDay } from './startOfDay';
import { zoneParts } from './zoneParts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The hours of a day (`yyyy-MM-dd`) in a zone as the moments (epoch ms) they begin at: 24 as a rule, 23 when clocks go
 * forward, 25 when they go back. Hours begin on the full hour of the wall clock, also where a zone is off by 30
 * minutes.
 *
 * @example zoneHours('2026-03-29', 'Europe/Berlin').length // 23
 * @public
 */
export function zoneHours(day: string, zone: string): number[] {
  const end = startOfDay(addDays(day, 1), zone);
  const hours: number[] = [];
  let at = startOfDay(day, zone);
  while (at < end) {
    hours.push(at);
    at += HOUR;
    const { minute } = zoneParts(at, zone);
    if (minute > 0) at += (60 - minute) * MINUTE;
  }
  return hours;
}
