import { zoneOffset, firstMoment, wallMoments } from '@/schema/dates';
import { readWritten } from '@/schema';

/** The last text of each zone: devices of one zone report at the same moments. */
const latest = new Map<string, { readonly at: number; readonly text: string }>();

/** A moment on the clock of a zone: 'yyyy-MM-dd HH:mm:ss'. */
export function wallText(at: number, zone: string): string {
  const known = latest.get(zone);
  if (known?.at === at) return known.text;
  const text = new Date(at + zoneOffset(at, zone)).toISOString().slice(0, 19).replace('T', ' ');
  latest.set(zone, { at, text });
  return text;
}

/**
 * The moment a clock text means: the first of two, the begin of the day when there is no such time. Undefined for what
 * is no time.
 */
export function wallMoment(text: string, zone: string): number | undefined {
  const written = readWritten(text);
  if (!written) return undefined;
  const { day, time = 0, offset } = written;
  if (offset !== undefined) return day + time - offset;
  return wallMoments(day + time, zone)[0] ?? firstMoment(day, zone);
}
