import { zoneOffset } from './zoneOffset';

const DAY = 86_400_000;

/**
 * The moments (epoch ms, rising) at which the wall clock of a zone shows a time, given as if it were UTC: one as a
 * rule, two in the hour that comes twice, none in the hour that is left out.
 *
 * @example wallMoments(Date.UTC(2026, 9, 25, 2, 30), 'Europe/Berlin').length // 2: at 00:30 and at 01:30 UTC
 * @public
 */
export function wallMoments(wall: number, zone: string): number[] {
  const before = zoneOffset(wall - DAY, zone);
  const on = zoneOffset(wall, zone);
  const after = zoneOffset(wall + DAY, zone);
  if (before === on && on === after) return [wall - on];
  return [...new Set([before, on, after])]
    .map((offset) => wall - offset)
    .filter((at) => at + zoneOffset(at, zone) === wall)
    .toSorted((one, other) => one - other);
}
