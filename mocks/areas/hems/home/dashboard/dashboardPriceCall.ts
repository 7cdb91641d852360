import { dayOf } from '@/schema/dates';
import { chartAnswer, type Chart } from '../energy/chartAnswer';
import type { ReportRequest, ChartCall } from '../energy/chartCall';
import { priceChart, pricesOf } from '../energy/homePrices';
import type { Station } from '../energy/stationOf';
import { amount, PRICE } from '../energy/homeUnits';
import { DASHBOARD_DAY } from './dashboardDay';
import { powerChart } from './devicePower';

/** What a kWh costs, and brings, at this moment, whatever day is shown. */
function pricesNow(station: Station) {
  const today = dayOf(station.now, station.zone);
  const running = pricesOf(station, { startDate: today, endDate: today }).findLast(({ at }) => at <= station.now);
  return { realtimePurchasePrice: amount(running?.buy, PRICE), realtimeExportPrice: amount(running?.sell, PRICE) };
}

const gridPower = ({ station, days }: ReportRequest): Chart => powerChart(station, days, ['grid']);

/** Both charts over the moments of the finer one; a price stands where it begins to hold. */
function joined(price: Chart, power: Chart): Chart {
  const place = new Map(price.moments.map((at, index) => [at, index]));
  return {
    ...power,
    series: [
      ...price.series.map((one) => ({
        ...one,
        list: power.moments.map((at) => one.list[place.get(at) ?? -1] ?? null),
      })),
      ...power.series,
    ],
  };
}

/** H-020: price and grid power of a day, and its export. */
export const dashboardPriceCall: ChartCall = {
  path: 'station/dashboardPrice',
  ...DASHBOARD_DAY,
  chart: (request) => joined(priceChart(request.station, request.days), gridPower(request)),
  answer: (request) => ({
    tariffName: request.station.site?.tariff.name ?? '',
    priceInfo: chartAnswer(priceChart(request.station, request.days), request.locale),
    gridPower: chartAnswer(gridPower(request), request.locale),
    ...pricesNow(request.station),
  }),
};
