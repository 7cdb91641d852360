import { zoneOffset } from '@/schema/dates/zoneOffset';
import { startOfDay } from '@/schema/dates/startOfDay';
import { wallMoments } from '@/schema/dates/wallMoments';

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

/** The moment a clock text means: the first of two, the begin of the day when there is no such time. Undefined for what is no time. */
export function wallMoment(text: string, zone: string): number | undefined {
  const [day = '', time = '00:00:00'] = text.trim().split(/[ T]/);
  const wall = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  if (Number.isNaN(wall)) return undefined;
  return wallMoments(wall, zone)[0] ?? startOfDay(day, zone);
}
