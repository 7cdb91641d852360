import { readMoments } from '@/charts';
import { readWritten } from '@/schema';
import { formatMoment, formatWall, wallClockAt } from '@/schema/dates';

/** Clocks a time is read and shown on. */
export interface Clocks {
  /** IANA zone of the station: a time without an offset is on its clock. */
  readonly zone: string;
  /** IANA zone it is shown in. Default: the station's. */
  readonly shownIn?: string;
}

/**
 * A time of the wire as screens show it, `01 Jun 2026 14:05:00`; a day alone `01 Jun 2026`. What is no time is '-', or
 * its own words.
 */
export function homeTimeText(raw: unknown, { zone, shownIn = zone }: Clocks): string {
  const text = typeof raw === 'number' && raw > 0 ? String(raw) : typeof raw === 'string' ? raw.trim() : '';
  if (text === '') return '-';
  const written = readWritten(text);
  const isDay = written !== undefined && written.time === undefined;
  const [moment] = readMoments([text], { zone, day: '2000-01-01' }) ?? [];
  if (moment === undefined) return text;
  if (isDay) return formatMoment(moment, 3, zone);
  // a clock alone does not say which of two moments it was
  const isClock = written?.offset === undefined && shownIn === zone;
  return isClock ? formatWall(wallClockAt(new Date(moment), zone) ?? '', 1, zone) : formatMoment(moment, 1, shownIn);
}
