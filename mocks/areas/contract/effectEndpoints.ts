import type { BackendContext } from '../../core/context';
import { actorOf, textOf, type Incoming } from '../../core/incoming';
import { Refusal } from '../../core/refusal';
import { roundTo } from '../../core/roundTo';
import type { Endpoint } from '../../core/router';
import { visibleRow } from '../../crud/rows';
import { monthBill, type BillLine } from '../../prices/monthBill';
import { PRICE_COLLECTIONS, pricedSite, versionsAt } from '../../prices/pricedSite';
import { pvLine, serviceLine } from '../../prices/serviceLines';
import { sitePrices, type KeptPrices } from '../../prices/sitePrices';
import { versionOn } from '../../prices/versionOn';
import { recordClock } from '../../workflow/recordClock';
import type { Doc } from '../../store/store';
import type { Site } from '../../world/site';
import { siteOf, withPrices } from '../../world/world';
import { monthBefore } from './monthBefore';

const ALWAYS = '0001-01-01';
type Item = keyof typeof COLLECTIONS;
const PRICES = Object.keys(PRICE_COLLECTIONS) as (keyof KeptPrices)[];
const COLLECTIONS = { ...PRICE_COLLECTIONS, fee: 'contract/service-fee' } as const;
const ITEMS = Object.keys(COLLECTIONS) as Item[];
type Rows = Readonly<Partial<Record<Item, Doc>>>;

/** A site at one set of prices, whatever the day. */
function siteAt(site: Site, rows: Rows): Site {
  const kept = Object.fromEntries(
    PRICES.map((item) => [item, rows[item] ? [{ ...rows[item], effectiveDate: ALWAYS }] : []]),
  ) as unknown as KeptPrices; // every item is named
  return withPrices(site, sitePrices(site, kept));
}

/**
 * Every line of a month at one set of prices: the bill, what its user pays for the sun, and the fee for running the
 * site.
 */
function linesAt(metered: Site, site: Site, month: string, rows: Rows): BillLine[] {
  const priced = siteAt(site, rows);
  const capacity =
    typeof rows.basic?.transformerCapacity === 'number'
      ? rows.basic.transformerCapacity
      : (site.transformer?.capacity ?? 0);
  return [
    ...monthBill(metered, priced, month, capacity),
    ...(rows.pv && site.pv ? [pvLine(metered, priced, month, rows.pv)] : []),
    ...(rows.fee ? [serviceLine(metered, month, rows.fee)] : []),
  ];
}

/**
 * What the bill of last month had been at the prices of a version that is typed, beside what it is at those of today.
 */
export function effectEndpoints(context: BackendContext): Endpoint[] {
  const { store } = context;
  const effect = (incoming: Incoming) => {
    const stations = context.resources.get('cloud/station');
    const station = stations && visibleRow(context, stations, actorOf(incoming), textOf(incoming, 'stationId'));
    const site = station && siteOf(station.id);
    const item = ITEMS.find((one) => COLLECTIONS[one] === textOf(incoming, 'item'));
    if (!site || !item) throw new Refusal('notFound', { code: '4004' });
    const today = recordClock(context)(site.zone).slice(0, 10);
    const rows: Rows = Object.fromEntries(
      ITEMS.flatMap((one) => {
        const row = versionOn(versionsAt(store, COLLECTIONS[one], site.id), today);
        return row ? [[one, row]] : [];
      }),
    );
    const draft: Doc = { ...incoming.params, id: 'draft' };
    const month = monthBefore(today);
    const metered = pricedSite(store, site);
    const before = linesAt(metered, site, month, rows);
    const after = linesAt(metered, site, month, { ...rows, [item]: draft });
    const names = [...new Set([...before, ...after].map(({ line }) => line))];
    const sum = (lines: readonly BillLine[]) =>
      roundTo(
        lines.reduce((all, { amount }) => all + amount, 0),
        2,
      );
    return {
      month,
      currency: site.currency,
      lines: names.map((line) => {
        const [was, will] = [before.find((one) => one.line === line), after.find((one) => one.line === line)];
        return {
          line,
          unit: (will ?? was)?.unit,
          quantity: (will ?? was)?.quantity,
          current: was?.amount ?? 0,
          next: will?.amount ?? 0,
        };
      }),
      current: sum(before),
      next: sum(after),
    };
  };
  return [
    {
      method: 'POST',
      path: '/iemscloud/contractEnergy/web/bill/effect',
      need: { menus: ['contract/station-price', ...Object.values(COLLECTIONS)] },
      handle: effect,
    },
  ];
}
