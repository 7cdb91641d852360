import { asObject } from '@/api/wireValue';
import { readAmount, type Amount } from '@/charts/figures/readAmount';

/** Tiles of a tariff, in their order. */
export const STATISTICS = ['currentPrice', 'avgPrice', 'highestPrice', 'lowestPrice', 'negativeHours', 'homeCount'] as const;

export type Statistic = (typeof STATISTICS)[number];
export type TariffStatistics = Readonly<Record<Statistic, Amount>>;

const UNITS: Readonly<Partial<Record<Statistic, string>>> = { negativeHours: 'h', homeCount: '' };

/** Reads an answer of `market/tariff/statistics`; prices without a unit are in c/kWh. */
export function readStatistics(raw: unknown): TariffStatistics {
  const answer = asObject(raw) ?? {};
  const read = (key: Statistic): Amount => readAmount(answer[key], UNITS[key] ?? 'c/kWh');
  return {
    currentPrice: read('currentPrice'),
    avgPrice: read('avgPrice'),
    highestPrice: read('highestPrice'),
    lowestPrice: read('lowestPrice'),
    negativeHours: read('negativeHours'),
    homeCount: read('homeCount'),
  };
}
