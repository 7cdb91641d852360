import { addDays, startOfDay, zoneOffset, zoneParts, wallMoments } from '@/schema/dates';

/** A column of a slot grid. */
export interface Slot {
  /** Above the column: `10:15`. */
  readonly label: string;
  /** Its name in full: `10:15–10:30`. */
  readonly name: string;
  /** The moment (epoch ms) it begins at, when the day is known. */
  readonly start?: number;
}

const DAY = 1440;
const MINUTE = 60_000;
const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The slots of a day that no clock change touches: 96 are quarters of an hour. */
export function daySlots(count: number): Slot[] {
  const each = DAY / count;
  return Array.from({ length: count }, (_, at) => {
    const label = clock(Math.round(at * each));
    return { label, name: `${label}–${clock(Math.round((at + 1) * each))}` };
  });
}

/** `02:15`, and `02:15 +01:00` in the hour that comes twice. */
function wallText(at: number, zone: string): string {
  const { hour, minute } = zoneParts(at, zone);
  const text = `${two(hour)}:${two(minute)}`;
  const offset = zoneOffset(at, zone);
  if (wallMoments(at + offset, zone).length < 2) return text;
  const minutes = Math.abs(Math.round(offset / MINUTE));
  return `${text} ${offset < 0 ? '-' : '+'}${clock(minutes)}`;
}

/**
 * The slots of a certain day (`yyyy-MM-dd`) by the clock of a zone: of 96 there are 92 when clocks go forward and 100
 * when they go back; those that come twice carry their distance from UTC.
 *
 * @param count slots of a common day
 */
export function zoneSlots(day: string, zone: string, count: number): Slot[] {
  const each = (DAY / count) * MINUTE;
  const end = startOfDay(addDays(day, 1), zone);
  const slots: Slot[] = [];
  for (let start = startOfDay(day, zone); start < end; start += each) {
    const label = wallText(start, zone);
    const until = Math.min(start + each, end);
    slots.push({ label, name: `${label}–${until === end ? '24:00' : wallText(until, zone)}`, start });
  }
  return slots;
}

/** Slots by number or word: 31 days of a month, 12 months. */
export function namedSlots(names: readonly string[]): Slot[] {
  return names.map((name) => ({ label: name, name }));
}
