import type { Contract, PricesFrom, Site, Tariff } from './site';

/**
 * A site with prices that hold from their days on; what was before stays. Keep the answer: what is known of a site is
 * kept by the site.
 */
export function withPrices(site: Site, priced: readonly PricesFrom[]): Site {
  return priced.length > 0 ? { ...site, priced } : site;
}

/** What a site pays and is paid on a day of its calendar. */
export function pricedOn(
  site: Site,
  day: string,
): Pick<PricesFrom, 'feedIn' | 'charging'> & { readonly tariff: Tariff; readonly contract: Contract } {
  return site.priced?.findLast(({ from }) => from <= day) ?? site;
}
