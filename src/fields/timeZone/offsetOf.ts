import { currentTime } from '@/schema/dates';

const known = new Map<string, string>();

/** How far the clock of a zone is from UTC now: 'UTC+05:30'. */
export function offsetOf(zone: string, at = currentTime()): string {
  const found = known.get(zone);
  if (found !== undefined) return found;
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  const text = (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC');
  known.set(zone, text);
  return text;
}
