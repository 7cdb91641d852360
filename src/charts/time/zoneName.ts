import { wallMoments, zoneOffset } from '@/schema/dates';

/**
 * `+02:00`, `-03:30`: how far a zone is from UTC at a moment.
 *
 * @example offsetText(Date.UTC(2026, 9, 25, 0, 30), 'Europe/Amsterdam') // '+02:00'
 * @public
 */
export function offsetText(at: number, zone: string): string {
  const minutes = Math.round(zoneOffset(at, zone) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}

/**
 * Whether the wall clock of a zone shows this time twice: only the name of the zone tells the two apart.
 *
 * @example isDoubled(Date.UTC(2026, 9, 25, 0, 30), 'Europe/Amsterdam') // true
 * @public
 */
export function isDoubled(at: number, zone: string): boolean {
  return wallMoments(at + zoneOffset(at, zone), zone).length > 1;
}

/** Abbreviations are regional: each of these knows those of its own part of the world. */
const REGIONS = ['en-GB', 'en-US', 'en-AU', 'en-CA', 'en-NZ', 'en-IN'];

/** `CEST`, `EDT`, `LHDT`; `+02:00` where no abbreviation is known. */
export function zoneName(at: number, zone: string): string {
  for (const region of REGIONS) {
    const parts = new Intl.DateTimeFormat(region, { timeZone: zone, timeZoneName: 'short' }).formatToParts(at);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    if (/^[A-Z]{2,5}$/.test(name)) return name;
  }
  return offsetText(at, zone);
}

/**
 * A zone as people know it, with its abbreviation at a moment: `Amsterdam (CET)`, `Kolkata (IST)`.
 *
 * @example zoneText('Europe/Amsterdam', Date.UTC(2026, 9, 25, 0, 30)) // 'Amsterdam (CEST)'
 * @public
 */
export function zoneText(zone: string, at: number): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  const name = zoneName(at, zone);
  return place === name ? name : `${place} (${name})`;
}
