import { isZone } from './isZone';
import { wallMoments } from './wallMoments';
import { wallTime } from './wallTime';
import { zoneOffset } from './zoneOffset';

/**
 * `+02:00`, `-03:30`: how far a zone is from UTC at a moment.
 *
 * @example offsetText(Date.UTC(2026, 9, 25, 0, 30), 'Europe/Amsterdam') // '+02:00'
 * @public
 */
export function offsetText(at: number, zone: string): string {
  const minutes = Math.round(zoneOffset(at, zone) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}

/**
 * Whether the wall clock of a zone shows this time twice: only the offset tells the two apart.
 *
 * @example isDoubled(Date.UTC(2026, 9, 25, 0, 30), 'Europe/Amsterdam') // true
 * @public
 */
export function isDoubled(at: number, zone: string): boolean {
  return wallMoments(at + zoneOffset(at, zone), zone).length > 1;
}

/**
 * How far the clock of a zone is from UTC where it shows a time: one text as a rule, two in the hour that comes twice,
 * none in the hour that is left out.
 *
 * @example offsetsOf('2026-10-25 02:30:00', 'Europe/Amsterdam') // ['+02:00', '+01:00']
 * @public
 */
export function offsetsOf(time: string, zone: string): readonly string[] {
  const wall = wallTime(time);
  return Number.isNaN(wall) || !isZone(zone) ? [] : wallMoments(wall, zone).map((at) => offsetText(at, zone));
}
