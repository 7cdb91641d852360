/** What holds for figures where neither a record nor an answer says it. @public */
export interface SiteDefaults {
  /** IANA name. Default: the zone of the browser. */
  readonly zone?: string;
  /** Sign or code of a currency. Default `¥`. */
  readonly currency?: string;
}

let given: SiteDefaults = {};

/**
 * Says once, beside the services of the schemas, which clock and currency the sites of this console have unless they
 * say so themselves.
 *
 * @example configureSites({ zone: 'Europe/Amsterdam', currency: 'EUR' })
 * @public
 */
export function configureSites(defaults: SiteDefaults): void {
  given = defaults;
}

/**
 * The zone (IANA name) of the sites of this console; undefined where `configureSites` says none. Days and imports go by
 * it, never by the zone of the browser.
 *
 * @example readDay(row.reservedDate, siteZone()) // '2026-11-27'
 * @public
 */
export const siteZone = (): string | undefined => given.zone;

/**
 * Zone and currency of a site that tells none: those of `configureSites`, else the zone of the machine and `¥`.
 *
 * @example recordCurrency || siteDefaults().currency
 * @public
 */
export function siteDefaults(): Required<SiteDefaults> {
  return { zone: given.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, currency: given.currency ?? '¥' };
}
