import { zoneName } from './zoneName';

/** A zone as people know it, with its abbreviation at a moment: `Amsterdam (CET)`, `Kolkata (IST)`. */
export function zoneText(zone: string, at: number): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  const name = zoneName(at, zone);
  return place === name ? name : `${place} (${name})`;
}
