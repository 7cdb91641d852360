import { isZone } from './isZone';
import { wallMoments } from './wallMoments';
import { wallTime } from './wallTime';
import { zoneOffset } from './zoneOffset';

const DAY = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A time on the wall of a zone as ISO 8601 with its offset: '2026-10-01 08:00:00' in Berlin is
 * '2026-10-01T08:00:00+02:00'. Of a time that clocks show twice, the first; one they skip is taken for the hour after
 * it. Anything else stays as it is.
 *
 * @param zone IANA; the browser's where it is unknown
 */
export function isoMoment<T>(value: T, zone?: string): T | string {
  if (typeof value !== 'string' || value.length !== 'YYYY-MM-DD HH:mm:ss'.length) return value;
  const known = zone !== undefined && isZone(zone) ? zone : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const wall = wallTime(value);
  if (Number.isNaN(wall)) return value;
  const [at = wall - zoneOffset(wall - DAY, known)] = wallMoments(wall, known);
  const minutes = Math.round(zoneOffset(at, known) / 60_000);
  const shown = new Date(at + minutes * 60_000).toISOString().slice(0, 19);
  return `${shown}${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}
