import { addDays, dayOf, startOfDay } from '@/schema/dates';

/** A day of a station: 23, 24 or 25 hours long. */
export interface DayFrame {
  readonly from: number;
  readonly to: number;
}

const latest = new Map<string, DayFrame>();

/** The day of a station a moment belongs to. Moments that follow each other find the frame at hand. */
export function dayFrame(at: number, zone: string): DayFrame {
  const known = latest.get(zone);
  if (known && at >= known.from && at < known.to) return known;
  const day = dayOf(at, zone);
  const made = { from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone) };
  latest.set(zone, made);
  return made;
}
