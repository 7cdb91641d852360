import { zoneOffset } from '@/schema/dates/zoneOffset';

/** `+02:00`, `-03:30`: how far a zone is from UTC at a moment. */
export function offsetText(at: number, zone: string): string {
  const minutes = Math.round(zoneOffset(at, zone) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}
