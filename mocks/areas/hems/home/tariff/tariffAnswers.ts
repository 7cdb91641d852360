import { addDays, dayOf, startOfDay } from '@/schema/dates';
import type { BackendContext } from '../../../../core/context';
import { actorOf, type Incoming } from '../../../../core/incoming';
import { readRange } from '../energy/days';
import { sent, type Amount } from '../energy/homeUnits';
import type { Chart, Series } from '../energy/chartAnswer';
import { seesHome } from '../homes/homeScope';
import { homeTables } from '../homes/homeTables';
import { siteOf } from '../homes/siteOf';
import { priceUnitOf, type PriceUnit } from './priceUnitOf';
import { productOf } from './products';
import { quoteOf, type Quote } from './quoteOf';
import { slotPrices } from './slotPrices';

const MOST = { ahead: 1, months: 3 } as const;

const inUnit = (value: number | null | undefined, { factor }: PriceUnit): number | null =>
  value === null || value === undefined ? null : value * factor;

/** How many homes that somebody sees have a product. */
function homesOn(context: BackendContext, incoming: Incoming, { product, area }: Quote): number {
  const { homes } = homeTables(context.store);
  const now = context.clock();
  return homes.filter((home) => {
    if (home.marketAreaId !== area.id || !seesHome(context, home, actorOf(incoming))) return false;
    const site = siteOf(home, now);
    return site !== undefined && (!product || productOf(home.marketAreaId, site.tariff) === product);
  }).length;
}

function readTariffRequest(context: BackendContext, incoming: Incoming) {
  const quote = quoteOf(incoming);
  const zone = quote.area.timeZone;
  const now = context.clock();
  const today = dayOf(now, zone);
  const days = readRange(incoming, { today }, MOST);
  const unit = priceUnitOf(incoming, quote.area);
  const prices = slotPrices(context.store, quote, days, now);
  return { quote, zone, now, today, days, unit, prices };
}

/** H-243: mean, extremes and present price of a tariff on some days; of an area those of its spot market. */
export function tariffStatistics(context: BackendContext, incoming: Incoming): Record<string, Amount> {
  const { quote, now, today, unit, prices } = readTariffRequest(context, incoming);
  const side = quote.product ? 'buy' : 'spot';
  const known = prices.flatMap((price) => price[side] ?? []);
  const current = slotPrices(context.store, quote, { startDate: today, endDate: today }, now).findLast(
    ({ at }) => at <= now,
  )?.[side];
  const price = (value: number | null | undefined): Amount => ({ value: sent(inUnit(value, unit)), unit: unit.unit });
  const some = known.length > 0;
  return {
    avgPrice: price(some ? known.reduce((sum, value) => sum + value, 0) / known.length : null),
    highestPrice: price(some ? Math.max(...known) : null),
    lowestPrice: price(some ? Math.min(...known) : null),
    currentPrice: price(current),
    negativeHours: {
      value: some ? known.filter((value) => value < 0).length * (quote.tariff.slot / 60) : null,
      unit: 'h',
    },
    homeCount: { value: homesOn(context, incoming, quote), unit: '' },
  };
}

/** H-245: the price line. Of an area there is only spot. */
export function tariffChart(
  context: BackendContext,
  incoming: Incoming,
): { readonly chart: Chart; readonly quote: Quote } {
  const { quote, zone, now, days, unit, prices } = readTariffRequest(context, incoming);
  const series = (name: string, zh: string, dataKey: string, of: 'buy' | 'sell' | 'spot'): Series => ({
    name,
    desc: { en: name, zh },
    dataKey,
    unit: unit.unit,
    list: prices.map((price) => inUnit(price[of], unit)),
  });
  const spot = series('Spot', '现货', 'spot', 'spot');
  const chart: Chart = {
    zone,
    labels: 'moment',
    moments: prices.map(({ at }) => at),
    series: quote.product
      ? [series('Purchase', '购电', 'purchase', 'buy'), series('Export', '上网', 'export', 'sell'), spot]
      : [spot],
    now,
    end: startOfDay(addDays(days.endDate, 1), zone),
  };
  return { chart, quote };
}
