import { siteDefaults } from '@/schema';

/** The zone of a device's station; that of the sites of this console where the device does not say. */
export function zoneOf({ timeZone }: { readonly timeZone?: string | null }): string {
  return timeZone || siteDefaults().zone;
}
