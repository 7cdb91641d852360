import { wallMoments } from './wallMoments';
import { zoneOffset } from './zoneOffset';

const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * The first moment (epoch ms) at which the wall clock of a zone shows a time, given as if it were UTC; where clocks
 * leave it out, the moment they jump over it.
 *
 * @example firstMoment(Date.UTC(2026, 2, 29, 2, 30), 'Europe/Berlin') // 01:00 UTC, when the clock there jumps to 03:00
 * @public
 */
export function firstMoment(wall: number, zone: string): number {
  const [first] = wallMoments(wall, zone);
  if (first !== undefined) return first;
  // The clock jumps over it somewhere between these two.
  let [before, after] = [wall - zoneOffset(wall + DAY, zone) - DAY / 8, wall - zoneOffset(wall - DAY, zone) + DAY / 8];
  while (after - before > MINUTE) {
    const middle = Math.floor((before + after) / 2 / MINUTE) * MINUTE;
    if (middle + zoneOffset(middle, zone) >= wall) after = middle;
    else before = middle === before ? after : middle;
  }
  return after;
}
