import { startOfDay } from '@/schema/dates';
import { tariffPrices } from '../../../../energy/market/tariffPrices';
import type { Store } from '../../../../store/store';
import { eachDay, type Days } from '../energy/days';
import { publishedUntil } from '../energy/publishedUntil';
import { collections } from './collections';
import { pricedSite } from './products';
import type { Quote } from './quoteOf';

/** What a kWh costs from a moment on, hundredths of the currency; `null` where it was not collected. */
export interface SlotPrice {
  readonly at: number;
  readonly buy: number | null;
  readonly sell: number | null;
  readonly spot: number | null;
}

const QUARTER = 900_000;

/** The prices of a tariff on some days, one for each of its slots, as far as they were collected. */
export function slotPrices(store: Store, quote: Quote, days: Days, now: number): SlotPrice[] {
  const { area, tariff, product } = quote;
  const site = pricedSite(area, tariff);
  const end = publishedUntil(area.timeZone, tariff, now);
  const step = tariff.slot / 15;
  return eachDay(days).flatMap((day) => {
    const { buy, sell, spot } = tariffPrices(site, day);
    const start = startOfDay(day, area.timeZone);
    const { count = Infinity } = product ? collections(store).at(product, day, now) : {};
    return Array.from({ length: buy.length / step }, (_, slot): SlotPrice => {
      const [at, quarter] = [start + slot * step * QUARTER, slot * step];
      if (at >= end || slot >= count) return { at, buy: null, sell: null, spot: null };
      return { at, buy: buy[quarter] ?? null, sell: sell[quarter] ?? null, spot: spot[quarter] ?? null };
    });
  });
}
