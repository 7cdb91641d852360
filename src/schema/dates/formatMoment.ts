import { pageLanguage } from '../language/pageLanguage';
import { formatDate, type DateFormat } from './formats';
import { isDoubled, offsetsOf, offsetText } from './offsetText';
import { zoneOffset } from './zoneOffset';

/** Formats for people that tell a time of day. The others are days, or what programs read. */
const TIMES: ReadonlySet<DateFormat> = new Set<DateFormat>([1, 2, 7, 8, 9]);

/**
 * A moment (epoch ms) on the clock of a zone, in one of the formats. A time that the clock shows twice has its offset,
 * on pages, in files and on paper alike.
 *
 * @param zone IANA; the machine's unless one is given
 * @example formatMoment(Date.UTC(2026, 9, 25, 0, 30), 8, 'Europe/Amsterdam', 'en') // '02:30 +02:00'
 * @public
 */
export function formatMoment(
  at: number,
  format: DateFormat,
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  locale = pageLanguage(),
): string {
  const wall = new Date(at + zoneOffset(at, zone)).toISOString().slice(0, 19).replace('T', ' ');
  const text = formatDate(wall, format, locale);
  return TIMES.has(format) && isDoubled(at, zone) ? `${text} ${offsetText(at, zone)}` : text;
}

/**
 * What the clock of a zone showed, in one of the formats. In the hour that comes twice both offsets stand behind it:
 * the clock does not say which it was.
 *
 * @example formatWall('2026-10-25 02:30:00', 2, 'Europe/Amsterdam', 'en') // '25 Oct 2026 02:30 +02:00 / +01:00'
 * @public
 */
export function formatWall(
  value: string,
  format: DateFormat,
  zone: string | undefined,
  locale = pageLanguage(),
): string {
  const text = formatDate(value, format, locale);
  const offsets = text !== '' && zone !== undefined && TIMES.has(format) ? offsetsOf(value, zone) : [];
  return offsets.length > 1 ? `${text} ${offsets.join(' / ')}` : text;
}
