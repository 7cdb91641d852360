import { addDays } from '@/schema/dates/clock';
import { dayOf } from '@/schema/dates/dayOf';
import { startOfDay } from '@/schema/dates/startOfDay';

const DAY = 86_400_000;

/** A day of a station: 23, 24 or 25 hours long. */
export interface DayFrame {
  /** Days since 1970 on the calendar. */
  readonly index: number;
  readonly from: number;
  readonly to: number;
  /** -1 in the middle of winter, 1 in the middle of summer (northern). */
  readonly season: number;
}

function frame(day: string, zone: string): DayFrame {
  const index = Date.parse(`${day}T00:00:00Z`) / DAY;
  return { index, from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone), season: Math.cos((2 * Math.PI * (index - 172)) / 365.25) };
}

const latest = new Map<string, DayFrame>();

/** The day of a station a moment belongs to. Moments that follow each other find the frame at hand. */
export function dayFrame(at: number, zone: string): DayFrame {
  const known = latest.get(zone);
  if (known && at >= known.from && at < known.to) return known;
  const made = frame(dayOf(at, zone), zone);
  latest.set(zone, made);
  return made;
}
