import { readMoments } from '@/charts';
import { readWritten } from '@/schema';
import { formatDate, wallClockAt } from '@/schema/dates';

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
  const shown = moment === undefined ? null : wallClockAt(new Date(moment), isDay ? zone : shownIn);
  return (shown && formatDate(isDay ? shown.slice(0, 10) : shown, isDay ? 3 : 1)) || text;
}
