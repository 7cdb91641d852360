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

/** A site at its prices, and what it was made of. */
interface Priced {
  /** Lists of the store are the same ones as long as nothing of them changes. */
  readonly lists: Lists;
  /** Its prices as text: where they are the same it stays, and so does what was computed of it. */
  readonly prices: string;
  readonly site: Site;
}

const priced = new WeakMap<Store, Map<string, Priced>>();

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
  const known = priced.get(store) ?? new Map<string, Priced>();
  priced.set(store, known);
  const before = known.get(site.id);
  if (before?.lists.every((list, at) => list === lists[at])) return before.site;
  const next = withPrices(site, sitePrices(site, keptPrices(store, site.id)));
  const prices = JSON.stringify(next.priced ?? []);
  const same = before?.prices === prices ? before.site : next;
  known.set(site.id, { lists, prices, site: same });
  return same;
}
