import { offsetText } from '@/schema/dates';

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
