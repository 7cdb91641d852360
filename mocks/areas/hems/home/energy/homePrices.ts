import { startOfDay, addDays } from '@/schema/dates';
import { buckets, type Bucket, type BucketSize } from './buckets';
import type { Chart, Series } from './chartAnswer';
import { countDays, type Days } from './days';
import { publishedUntil } from './publishedUntil';
import type { Station } from './stationOf';
import { PRICE } from './homeUnits';

/** What a part of a day costs, hundredths of the currency a kWh. */
export interface Price {
  readonly at: number;
  /** `null`: not published yet, or no home then. */
  readonly buy: number | null;
  readonly sell: number | null;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Prices as the tariff counts for a month, by the hour for a quarter of a year, by the day beyond. */
function sizeOf({ site }: Station, days: Days): BucketSize {
  const count = countDays(days);
  if (count > 93) return 'day';
  return site?.tariff.slot === 15 && count <= 31 ? 'quarter' : 'hour';
}

/** The prices of a station on some days, as far as they are published. */
export function pricesOf(station: Station, days: Days): Price[] {
  const { site, zone, now } = station;
  if (!site) return [];
  const end = publishedUntil(zone, site.tariff, now);
  return buckets(station, days, sizeOf(station, days)).map(({ at, planned }: Bucket): Price => {
    const known = planned.length > 0 && at < end;
    return {
      at,
      buy: known ? mean(planned.map(({ buy }) => buy)) : null,
      sell: known ? mean(planned.map(({ sell }) => sell)) : null,
    };
  });
}

/** Mean, highest and lowest of the prices that are known; `null` without any. */
export function pricesIn(prices: readonly Price[], side: 'buy' | 'sell') {
  const known = prices.flatMap((price) => price[side] ?? []);
  if (known.length === 0) return { mean: null, highest: null, lowest: null };
  return { mean: mean(known), highest: Math.max(...known), lowest: Math.min(...known) };
}

const series = (name: string, dataKey: string, zh: string, list: Series['list']): Series => ({
  name,
  desc: { en: name, zh },
  dataKey,
  unit: PRICE,
  list,
});

export function priceChart(station: Station, days: Days): Chart {
  const prices = pricesOf(station, days);
  const { zone, now } = station;
  const base = {
    zone,
    labels: countDays(days) > 93 ? 'day' : 'moment',
    moments: prices.map(({ at }) => at),
    now,
    end: startOfDay(addDays(days.endDate, 1), zone),
  } as const;
  if (prices.length === 0) return { ...base, series: [] };
  return {
    ...base,
    series: [
      series(
        'Purchase',
        'purchase',
        '购电',
        prices.map(({ buy }) => buy),
      ),
      series(
        'Export',
        'export',
        '上网',
        prices.map(({ sell }) => sell),
      ),
    ],
  };
}
