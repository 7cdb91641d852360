import { zoneOffset } from './zoneOffset';

/**
 * The day (`yyyy-MM-dd`) a moment (epoch ms) belongs to in a zone (IANA name; an unknown one is read as UTC). Throws a
 * RangeError for `NaN`.
 *
 * @example dayOf(Date.UTC(2026, 10, 26, 18), 'Asia/Shanghai') // '2026-11-27'
 * @public
 */
export function dayOf(at: number, zone: string): string {
  return new Date(at + zoneOffset(at, zone)).toISOString().slice(0, 10);
}
