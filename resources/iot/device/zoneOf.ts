/** The zone of a device's station; the browser's own where the device does not say. */
export function zoneOf({ timeZone }: { readonly timeZone?: string | null }): string {
  return timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone;
}
