import { zoneOffset } from './zoneOffset';

/** The day (`yyyy-MM-dd`) a moment (epoch ms) belongs to in a zone. */
export function dayOf(at: number, zone: string): string {
  return new Date(at + zoneOffset(at, zone)).toISOString().slice(0, 10);
}

/** The day some days after another, by the calendar: no zone has a part in that. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}
