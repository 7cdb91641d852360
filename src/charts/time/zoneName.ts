import { offsetText } from './offsetText';

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
