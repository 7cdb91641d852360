import { zoneParts } from './zoneParts';

/** Clocks change at full quarters of an hour, so one look-up serves a quarter. */
const QUARTER = 900_000;
const known = new Map<string, Map<number, number>>();

function measured(at: number, zone: string): number {
  const { year, month, day, hour, minute, second } = zoneParts(at, zone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** How far a zone is ahead of UTC at a moment, in ms: 7200000 in Amsterdam in summer. Remembered: 100,000 moments are read at once. */
export function zoneOffset(at: number, zone: string): number {
  let offsets = known.get(zone);
  if (!offsets) known.set(zone, (offsets = new Map<number, number>()));
  const quarter = Math.floor(at / QUARTER);
  let offset = offsets.get(quarter);
  if (offset === undefined) offsets.set(quarter, (offset = measured(quarter * QUARTER, zone)));
  return offset;
}
