import { chartAnswer } from '../energy/chartAnswer';
import type { ChartCall } from '../energy/chartCall';
import { priceChart, pricesIn, pricesOf } from '../energy/homePrices';
import { amount, PRICE } from '../energy/homeUnits';
import { COST_PAGE } from './costPage';

/** H-028: purchase and export price with the tariff they come from. Averages are over the time shown. */
export const costPriceCall: ChartCall = {
  path: 'station/energyCostPrice',
  ...COST_PAGE,
  chart: ({ station, days }) => priceChart(station, days),
  answer: ({ station, days, locale }, chart) => {
    const prices = pricesOf(station, days);
    const { tariff } = station.site ?? {};
    return {
      ...chartAnswer(chart, locale),
      tariffName: tariff?.name ?? '',
      tariffType: tariff?.type ?? null,
      additionalTax: amount(tariff?.additionalTax, PRICE),
      avgPurchase: amount(pricesIn(prices, 'buy').mean, PRICE),
      avgExport: amount(pricesIn(prices, 'sell').mean, PRICE),
    };
  },
};
