import { zoneOffset } from '@/schema/dates';

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A moment (epoch ms) on the clock of a zone, with its offset: `2026-10-25T02:15:00+02:00`. Tells one hour from the
 * other where clocks go back.
 */
export function isoAt(at: number, zone: string): string {
  const offset = zoneOffset(at, zone);
  const minutes = Math.abs(Math.round(offset / 60_000));
  return `${new Date(at + offset).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
