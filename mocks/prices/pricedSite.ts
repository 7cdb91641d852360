import type { Doc, Store } from '../store/store';
import type { Site } from '../world/site';
import { withPrices } from '../world/world';
import { sitePrices, type KeptPrices } from './sitePrices';

/** Where versions of prices are kept, by what they are of. */
export const PRICE_COLLECTIONS = {
  electricity: 'contract/station-price',
  pvToMains: 'contract/pv-to-mains',
  pv: 'contract/pv-price',
  basic: 'contract/basic-price',
  charging: 'contract/charge-pile-price',
} as const satisfies Record<keyof KeptPrices, string>;

type Lists = readonly (readonly Doc[])[];

interface Kept {
  readonly lists: Lists;
  readonly sites: Map<string, Site>;
}

const byStore = new WeakMap<Store, Kept>();

const listsOf = (store: Store, name: string): Lists =>
  [name, `${name} reserved`, `${name} history`].map((collection) => store.all(collection));

/** The versions of anything at a station, in any order: those that were, the current and the reserved one. */
export const versionsAt = (store: Store, name: string, stationId: string): Doc[] =>
  listsOf(store, name).flatMap((rows) => rows.filter((row) => row.stationId === stationId));

/** The versions of a station's prices, in any order: those that were, the current and the reserved one. */
export function keptPrices(store: Store, stationId: string): KeptPrices {
  const of = (name: string) => versionsAt(store, name, stationId);
  return {
    electricity: of(PRICE_COLLECTIONS.electricity),
    pvToMains: of(PRICE_COLLECTIONS.pvToMains),
    pv: of(PRICE_COLLECTIONS.pv),
    basic: of(PRICE_COLLECTIONS.basic),
    charging: of(PRICE_COLLECTIONS.charging),
  };
}

/** A site at the prices that are kept of it; the same object as long as none of them changes. */
export function pricedSite(store: Store, site: Site): Site {
  const lists = Object.values(PRICE_COLLECTIONS).flatMap((name) => listsOf(store, name));
  let kept = byStore.get(store);
  // A list of the store is the same one as long as nothing of it changes; a site whose own prices stayed stays as well.
  if (!kept || kept.lists.some((list, at) => list !== lists[at]))
    byStore.set(store, (kept = { lists, sites: new Map() }));
  const found = kept.sites.get(site.id);
  if (found) return found;
  const priced = sameOr(store, withPrices(site, sitePrices(site, keptPrices(store, site.id))));
  kept.sites.set(site.id, priced);
  return priced;
}

const lastOf = new WeakMap<Store, Map<string, { readonly text: string; readonly site: Site }>>();

/** The site as it was known, where its prices are the same: what was computed of it stays. */
function sameOr(store: Store, site: Site): Site {
  const known = lastOf.get(store) ?? new Map<string, { readonly text: string; readonly site: Site }>();
  lastOf.set(store, known);
  const text = JSON.stringify(site.priced ?? []);
  const before = known.get(site.id);
  if (before?.text === text) return before.site;
  known.set(site.id, { text, site });
  return site;
}
