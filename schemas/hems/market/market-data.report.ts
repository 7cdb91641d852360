import {
  area,
  bar,
  bars,
  boolean,
  chart,
  date,
  dateTime,
  defineReport,
  enumeration,
  figures,
  line,
  period,
  reference,
  referenceMany,
  step,
  table,
  text,
} from '@/dsl';
import { dayAhead, flows, FUELS, fuels, imbalance, intraday } from '../parts/marketMeasures';

const tab = (name: string) => ({ tab: name }) as const;
const ahead = tab('dayahead');
const now = tab('intraday');
const balance = tab('imbalance');
/** Flows over each border on each other, import above zero; the net of them as a line. */
const borders = { span: 6, others: { as: 'bar', stack: 'borders' }, views: ['bar', 'line', 'table'] } as const;
const down = { stack: 'dispatch', below: true } as const;

/**
 * Prices, volumes, flows and balance of market areas (spec 02 §7): an overview, the day-ahead and the intraday market,
 * imbalance. Several areas give a series each.
 */
// covers H-273, H-274, H-275, H-276, H-277, H-278, H-279, H-280, H-281, H-282, H-283, H-284, H-285, H-286, HS-061,
// HE-357, HE-365
export const marketData = defineReport({
  name: 'hems/market-data',
  api: { base: '/iems-goeu-web/web' },
  params: {
    marketAreaIds: referenceMany('hems/market-area', { required: true, first: true, max: 5 }),
    days: period(['day', 'range'], {
      params: ['startDate', 'endDate'],
      byParam: false,
      maxSpan: { range: '31 days', day: '1 day' },
      future: 'tomorrow',
      default: 'today',
    }),
    resolution: enumeration([15, 60, 'day'], { default: 60 }),
    currencyCode: text({ max: 3 }),
  },
  site: 'marketAreaIds',
  measures: { ...dayAhead, ...intraday, ...flows, ...fuels, ...imbalance },
  fields: {
    deliveryDate: date({ readOnly: true, future: true }),
    marketAreaId: reference('hems/market-area', { readOnly: true, textFrom: 'marketAreaName' }),
    deliveryTime: dateTime({ readOnly: true, future: true }),
    tomorrowStatus: enumeration(['waiting', 'published', 'delayed'], {
      readOnly: true,
      tones: { waiting: 'neutral', published: 'success', delayed: 'warning' },
    }),
    updateTime: dateTime({ readOnly: true }),
    fromArea: text({ readOnly: true }),
    toArea: text({ readOnly: true }),
    regulationState: enumeration([1, -1, 0, 2], { readOnly: true }),
    settlementPeriod: dateTime({ readOnly: true, future: true }),
    emergency: boolean({ readOnly: true }),
    status: enumeration(['provisional', 'final'], {
      readOnly: true,
      tones: { provisional: 'neutral', final: 'success' },
    }),
  },
  blocks: {
    info: table(
      'POST market/info',
      [
        'marketAreaId',
        'currentPrice',
        'basePrice',
        'peakPrice',
        'offPeakPrice',
        'highestPrice',
        'lowestPrice',
        'change',
        'negativePeriods',
        'tomorrowStatus',
        'updateTime',
      ],
      { refresh: '5 min' },
    ),
    energyPrice: chart(
      'POST market/dayahead/energyPrice',
      [
        step('price'),
        step('forecastPrice', { dashed: true }),
        line('loadForecast'),
        line('windForecast'),
        line('solarForecast'),
        line('residualLoad'),
      ],
      { ...ahead, height: 376, now: true, belowZero: 'price' },
    ),
    volumes: chart('POST market/dayahead/volumeChart', [...bars(['buyVolume', 'sellVolume']), line('price')], {
      ...ahead,
      span: 6,
    }),
    dayFlow: chart('POST market/dayahead/powerFlow', [line('netExchange')], { ...ahead, ...borders }),
    prices: table(
      'POST market/dayahead/tradingPrice',
      [
        'deliveryDate',
        'marketAreaId',
        'basePrice',
        'peakPrice',
        'offPeakPrice',
        'highestPrice',
        'lowestPrice',
        'weightedPrice',
      ],
      { ...ahead, span: 6, pageSize: 10 },
    ),
    traded: table(
      'POST market/dayahead/tradingVolume',
      ['deliveryDate', 'marketAreaId', 'buyVolume', 'sellVolume', 'netPosition'],
      { ...ahead, span: 6, pageSize: 10 },
    ),
    priceAndVolume: chart(
      'POST market/intraday/priceAndVolume',
      [
        line('vwap'),
        line('highPrice'),
        line('lowPrice'),
        line('dayAheadPrice'),
        ...bars(['intradayBuy', 'intradaySell']),
      ],
      { ...now, height: 376, now: true, views: ['bar', 'line', 'table'] },
    ),
    renewable: figures('POST market/intraday/fuelMix', ['renewableShare', 'co2Intensity'], now),
    fuelMix: chart(
      'POST market/intraday/fuelMix',
      FUELS.map((of) => area(of, { stack: 'fuel' })),
      { ...now, span: 6, partial: true, views: ['line', 'pie', 'table'] },
    ),
    flow: chart('POST market/intraday/powerFlow', [line('netExchange')], { ...now, ...borders }),
    intradayPrices: table(
      'POST market/intraday/tradingPrice',
      [
        'deliveryTime',
        'marketAreaId',
        'lastPrice',
        'vwap',
        'id1',
        'id3',
        'highPrice',
        'lowPrice',
        'dayAheadPrice',
        'spread',
      ],
      { ...now, pageSize: 10 },
    ),
    intradayVolumes: table(
      'POST market/intraday/tradingVolume',
      ['deliveryTime', 'marketAreaId', 'intradayBuy', 'intradaySell', 'tradeCount'],
      { ...now, pageSize: 10 },
    ),
    latest: table(
      'POST imbalance/marketInfo',
      [
        'settlementPeriod',
        'marketAreaId',
        'regulationState',
        'shortagePrice',
        'surplusPrice',
        'upPrice',
        'downPrice',
        'midPrice',
        'systemImbalance',
        'emergency',
        'status',
      ],
      { ...balance, refresh: '5 min' },
    ),
    regulatingPrice: chart(
      'POST imbalance/regulatingPrice',
      [step('upPrice'), step('downPrice'), step('shortagePrice'), step('surplusPrice')],
      { ...balance, height: 360 },
    ),
    dispatchSums: figures(
      'POST imbalance/dispatchAnalysis',
      ['upEnergy', 'downEnergy', 'upShare', 'downShare', 'avgUpPrice', 'avgDownPrice'],
      { ...balance, at: 'summary' },
    ),
    dispatch: chart(
      'POST imbalance/dispatchAnalysis',
      [
        ...bars(['afrrUp', 'mfrrUp'], 'dispatch'),
        bar('afrrDown', down),
        bar('mfrrDown', down),
        line('systemImbalance'),
      ],
      balance,
    ),
  },
});
