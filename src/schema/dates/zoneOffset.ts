import { zoneParts } from './zoneParts';

/** Clocks change at full minutes, some at one past midnight, and never twice within a day of UTC. */
const MINUTE = 60_000;
const DAY = 86_400_000;
const known = new Map<string, Map<number, number>>();

function measured(at: number, zone: string): number {
  const { year, month, day, hour, minute, second } = zoneParts(at, zone);
  const wall = new Date(Date.UTC(2000, month - 1, day, hour, minute, second));
  return wall.setUTCFullYear(year) - Math.floor(at / 1000) * 1000;
}

function remembered(at: number, zone: string): number {
  let offsets = known.get(zone);
  if (!offsets) known.set(zone, (offsets = new Map<number, number>()));
  let offset = offsets.get(at);
  if (offset === undefined) offsets.set(at, (offset = measured(at, zone)));
  return offset;
}

/**
 * How far a zone is ahead of UTC at a moment (epoch ms), in ms. Fast enough for 100,000 moments: offsets are kept by
 * day. Throws a RangeError for `NaN`.
 *
 * @example zoneOffset(Date.UTC(2026, 6, 1), 'Europe/Amsterdam') // 7_200_000
 * @public
 */
export function zoneOffset(at: number, zone: string): number {
  const day = Math.floor(at / DAY) * DAY;
  const offset = remembered(day, zone);
  return remembered(day + DAY, zone) === offset ? offset : remembered(Math.floor(at / MINUTE) * MINUTE, zone);
}
