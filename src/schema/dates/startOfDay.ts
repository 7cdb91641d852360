import { wallMoments } from './wallMoments';
import { zoneOffset } from './zoneOffset';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** The first moment (epoch ms) of a day (`yyyy-MM-dd`) in a zone; where clocks leave midnight out it begins later. */
export function startOfDay(day: string, zone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`);
  const [first] = wallMoments(wall, zone);
  if (first !== undefined) return first;
  // Midnight does not exist: the clock jumps over it somewhere between these two.
  let [before, after] = [wall - zoneOffset(wall + DAY, zone) - DAY / 8, wall - zoneOffset(wall - DAY, zone) + DAY / 8];
  while (after - before > MINUTE) {
    const middle = Math.floor((before + after) / 2 / MINUTE) * MINUTE;
    if (middle + zoneOffset(middle, zone) >= wall) after = middle;
    else before = middle === before ? after : middle;
  }
  return after;
}
