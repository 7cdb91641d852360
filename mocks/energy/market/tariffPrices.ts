import { memoize } from '../chance/memoize';
import { countryOf } from '../countries';
import { dayTime, PER_QUARTER } from '../dayTime';
import type { HomeSite, HomeTariff } from '../model';
import { spotPrices } from './spotPrices';

/** Prices of a day, one a quarter of an hour, in hundredths of the currency a kWh. */
export interface DayPrices {
  readonly spot: readonly number[];
  readonly buy: readonly number[];
  readonly sell: readonly number[];
}

const round = (price: number) => Math.round(price * 1000) / 1000 || 0;

/** The mean of each hour for all its quarters, where the market or the tariff counts in hours. */
function hourly(prices: readonly number[]): number[] {
  return prices.map((_, index) => {
    const hour = prices.slice(index - (index % 4), index - (index % 4) + 4);
    return hour.reduce((sum, price) => sum + price, 0) / hour.length;
  });
}

/** Wholesale price the published tariffs are made of: EUR/MWh of the usual shape; for China 46.3 fen a kWh. */
const PUBLISHED = 92.6;

/** Peak, flat and valley hours of a Chinese household; day and night elsewhere. */
function stepFactor(country: string, hour: number): number {
  if (country !== 'CN') return hour >= 7 && hour < 23 ? 1.15 : 0.7;
  if (hour < 8) return 0.38;
  return (hour >= 10 && hour < 12) || (hour >= 14 && hour < 19) ? 1.7 : 1;
}

function pricesOf(
  country: string,
  zone: string,
  { type, additionalTax, exportFee, slot }: HomeTariff,
  day: string,
  south: boolean,
): DayPrices {
  const quarters = spotPrices(country, zone, day, south);
  const spot = (slot === 60 ? hourly(quarters) : quarters).map(round);
  if (type !== 3)
    return {
      spot,
      buy: spot.map((price) => round(price + additionalTax)),
      sell: spot.map((price) => round(price - exportFee)),
    };
  const published = PUBLISHED * countryOf(country).level;
  const { hours } = dayTime(day, zone);
  return {
    spot,
    buy: spot.map((_, quarter) =>
      round(published * stepFactor(country, hours[quarter * PER_QUARTER] ?? 0) + additionalTax),
    ),
    sell: spot.map(() => round(published - exportFee)),
  };
}

const remembered = memoize(
  1500,
  (country: string, zone: string, { type, additionalTax, exportFee, slot }: HomeTariff, day: string, south: boolean) =>
    `${country} ${zone} ${type} ${additionalTax} ${exportFee} ${slot} ${day} ${south}`,
  pricesOf,
);

/** What a home pays and gets on a day (spec 02 §2): the same for all homes of a country with the same tariff. */
export function tariffPrices({ country, zone, tariff, latitude }: HomeSite, day: string): DayPrices {
  return remembered(country, zone, tariff, day, latitude < 0);
}
