import { addDays, wallClockAt, dayOf } from '@/schema/dates';
import { isoAt } from '../../../core/isoAt';
import type { BackendContext } from '../../../core/context';
import type { Incoming } from '../../../core/incoming';
import type { Endpoint } from '../../../core/router';
import type { Text } from '../../../core/texts';
import { pageOf } from '../../../crud/listAnswers';
import { atFields } from '../home/energy/atFields';
import { eachDay } from '../home/energy/days';
import { publishedUntil } from '../home/energy/publishedUntil';
import type { MarketArea } from '../home/homes/marketAreas';
import { WEB } from '../home/path';
import { readMarketRequest, type MarketRequest } from './readMarketRequest';
import { marketChart, slotsOf, valueIn, type MarketSeries } from './marketCurves';
import { FUELS, marketDay, type MarketKey } from './marketDay';

const PAGE = 'hems/market-data';

const series = (key: MarketKey, unit: MarketSeries['unit'], en: string, zh: string, as?: string): MarketSeries => ({
  key,
  unit,
  name: { en, zh },
  ...(as !== undefined && { as }),
});

const CHARTS: Readonly<Record<string, readonly MarketSeries[]>> = {
  'market/dayahead/energyPrice': [
    series('price', 'price', 'Day-ahead price', '日前价格'),
    series('forecastPrice', 'price', 'Forecast price', '预测价格'),
    series('loadForecast', 'MW', 'Load forecast', '负荷预测'),
    series('windForecast', 'MW', 'Wind forecast', '风电预测'),
    series('solarForecast', 'MW', 'Solar forecast', '光伏预测'),
    series('residualLoad', 'MW', 'Residual load', '净负荷'),
  ],
  'market/dayahead/volumeChart': [
    series('buyVolume', 'MWh', 'Buy volume', '购电量'),
    series('sellVolume', 'MWh', 'Sell volume', '售电量'),
    series('price', 'price', 'Day-ahead price', '日前价格'),
  ],
  'market/intraday/priceAndVolume': [
    series('vwap', 'price', 'Volume-weighted average', '加权均价'),
    series('highPrice', 'price', 'High', '最高价'),
    series('lowPrice', 'price', 'Low', '最低价'),
    series('price', 'price', 'Day-ahead price', '日前价', 'dayAheadPrice'),
    series('intradayBuy', 'MWh', 'Buy volume', '购电量', 'buyVolume'),
    series('intradaySell', 'MWh', 'Sell volume', '售电量', 'sellVolume'),
  ],
  'imbalance/regulatingPrice': [
    series('upPrice', 'price', 'Upward regulating price', '上调价格'),
    series('downPrice', 'price', 'Downward regulating price', '下调价格'),
    series('shortagePrice', 'price', 'Shortage price', '缺电价'),
    series('surplusPrice', 'price', 'Surplus price', '余电价'),
  ],
};

const FUEL_NAMES: Readonly<Record<(typeof FUELS)[number], Text>> = {
  B14: { en: 'Nuclear', zh: '核电' },
  B02: { en: 'Lignite', zh: '褐煤' },
  B05: { en: 'Hard coal', zh: '硬煤' },
  B04: { en: 'Gas', zh: '天然气' },
  B17: { en: 'Waste', zh: '垃圾发电' },
  B01: { en: 'Biomass', zh: '生物质' },
  B11: { en: 'Run of river', zh: '径流水电' },
  B19: { en: 'Onshore wind', zh: '陆上风电' },
  B18: { en: 'Offshore wind', zh: '海上风电' },
  B16: { en: 'Solar', zh: '光伏' },
  B10: { en: 'Pumped storage', zh: '抽水蓄能' },
};
const RENEWABLE: ReadonlySet<string> = new Set(['B01', 'B11', 'B16', 'B18', 'B19']);
/** g CO2 a kWh. */
const CARBON: Readonly<Partial<Record<string, number>>> = { B02: 1050, B05: 820, B04: 410, B17: 330 };
const DISPATCH = [
  series('afrrUp', 'MW', 'aFRR up', 'aFRR上调'),
  series('mfrrUp', 'MW', 'mFRR up', 'mFRR上调'),
  series('afrrDown', 'MW', 'aFRR down', 'aFRR下调'),
  series('mfrrDown', 'MW', 'mFRR down', 'mFRR下调'),
  series('systemImbalance', 'MW', 'System imbalance', '系统不平衡量'),
];

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100;
const sum = (values: readonly number[]): number => Math.round(values.reduce((all, value) => all + value, 0) * 10) / 10;

function dayFigures(area: MarketArea, day: string) {
  const { start, curve } = marketDay(area, day);
  const peak = curve('price').filter((_, quarter) => {
    const hour = Number(wallClockAt(new Date(start + quarter * 900_000), area.timeZone)?.slice(11, 13));
    return hour >= 8 && hour < 20;
  });
  const volume = sum(curve('buyVolume'));
  return {
    deliveryDate: day,
    marketAreaId: area.id,
    marketAreaName: area.name,
    basePrice: mean(curve('price')),
    peakPrice: mean(peak),
    offPeakPrice: mean(curve('price').filter((price) => !peak.includes(price))),
    highestPrice: Math.max(...curve('price')),
    lowestPrice: Math.min(...curve('price')),
    weightedPrice:
      volume === 0
        ? null
        : Math.round(
            (curve('price').reduce((all, price, quarter) => all + price * (curve('buyVolume')[quarter] ?? 0), 0) /
              volume) *
              100,
          ) / 100,
    buyVolume: volume,
    sellVolume: sum(curve('sellVolume')),
    netPosition: Math.round((sum(curve('sellVolume')) - volume) * 10) / 10,
  };
}

function info({ areas, now }: MarketRequest) {
  return areas.map((area) => {
    const today = dayOf(now, area.timeZone);
    const figures = dayFigures(area, today);
    const before = dayFigures(area, addDays(today, -1)).basePrice ?? 0;
    const { start, curve } = marketDay(area, today);
    const at = (value: number) =>
      wallClockAt(new Date(start + curve('price').indexOf(value) * 900_000), area.timeZone)?.slice(11, 16);
    const out = publishedUntil(area.timeZone, { type: 1 }, now) > start + 30 * 3_600_000;
    return {
      id: area.id,
      ...figures,
      currentPrice: curve('price')[Math.floor((now - start) / 900_000)] ?? null,
      highestTime: at(figures.highestPrice),
      lowestTime: at(figures.lowestPrice),
      change: before === 0 ? null : Math.round((((figures.basePrice ?? 0) - before) / Math.abs(before)) * 10_000) / 100,
      negativePeriods: curve('price').filter((price) => price < 0).length,
      tomorrowStatus: out ? 'published' : 'waiting',
      updateTime: wallClockAt(new Date(now - (now % 300_000)), area.timeZone),
    };
  });
}

/** Exchange of the first area with its neighbours, and rows of each border. */
function flow(request: MarketRequest, incoming: Incoming, physical: boolean) {
  const [area] = request.areas;
  const key = physical ? 'physical' : 'scheduled';
  const slots = slotsOf(request);
  const net = marketChart(
    { ...request, areas: area ? [area] : [] },
    [series(key, 'MW', 'Net exchange', '净交换', 'netExchange')],
    incoming.locale,
  );
  const borders = ['North', 'South'];
  const values = area ? slots.map((slot) => valueIn(request, area, key, slot)) : [];
  return {
    ...net,
    ylist: [
      ...net.ylist,
      ...borders.map((border, place) => ({
        name: `${border} → ${area?.code ?? ''}`,
        dataKey: `border ${border}`,
        unit: 'MW',
        list: values.map((value) =>
          value === null ? null : Math.round(value * (place === 0 ? 0.65 : 0.35) * 10) / 10,
        ),
      })),
    ],
  };
}

function fuelMix(request: MarketRequest, incoming: Incoming) {
  const chart = marketChart(
    request,
    FUELS.map((key) => ({ key, unit: 'MW' as const, name: FUEL_NAMES[key] })),
    incoming.locale,
  );
  const totals = FUELS.map(
    (key) =>
      [
        key,
        request.areas.reduce(
          (all, area) =>
            all + slotsOf(request).reduce((own, slot) => own + Math.max(0, valueIn(request, area, key, slot) ?? 0), 0),
          0,
        ),
      ] as const,
  );
  const all = totals.reduce((whole, [, value]) => whole + value, 0);
  const share = (of: number) => (all === 0 ? null : Math.round((of / all) * 10_000) / 100);
  return {
    ...chart,
    renewableShare: share(totals.reduce((whole, [key, value]) => whole + (RENEWABLE.has(key) ? value : 0), 0)),
    co2Intensity:
      all === 0
        ? null
        : Math.round((totals.reduce((whole, [key, value]) => whole + value * (CARBON[key] ?? 0), 0) / all) * 10) / 10,
  };
}

function dispatch(request: MarketRequest, incoming: Incoming) {
  const chart = marketChart(request, DISPATCH, incoming.locale);
  const [area] = request.areas;
  const slots = area ? slotsOf({ ...request, resolution: 15 }) : [];
  const all = (key: MarketKey) => slots.flatMap((slot) => (area ? (valueIn(request, area, key, slot) ?? []) : []));
  const [off, up, down] = [all('systemImbalance'), all('upPrice'), all('downPrice')];
  const share = (count: number) => (off.length === 0 ? null : Math.round((count / off.length) * 10_000) / 100);
  return {
    ...chart,
    summary: {
      upEnergy: sum(all('afrrUp').concat(all('mfrrUp'))) / 4,
      downEnergy: -sum(all('afrrDown').concat(all('mfrrDown'))) / 4,
      upShare: share(off.filter((value) => value < 0).length),
      downShare: share(off.filter((value) => value > 0).length),
      avgUpPrice: mean(up),
      avgDownPrice: mean(down),
    },
  };
}

function latestBalance(request: MarketRequest) {
  return request.areas.map((area) => {
    const at = request.now - (request.now % 900_000) - 900_000;
    const day = dayOf(at, area.timeZone);
    const { start, curve } = marketDay(area, day);
    const quarter = Math.max(0, Math.floor((at - start) / 900_000));
    const of = (key: MarketKey) => curve(key)[quarter] ?? null;
    const off = of('systemImbalance') ?? 0;
    return {
      id: area.id,
      settlementPeriod: wallClockAt(new Date(at), area.timeZone),
      marketAreaId: area.id,
      marketAreaName: area.name,
      regulationState: Math.abs(off) < 5 ? 0 : off < 0 ? 1 : -1,
      shortagePrice: of('shortagePrice'),
      surplusPrice: of('surplusPrice'),
      upPrice: of('upPrice'),
      downPrice: of('downPrice'),
      midPrice: of('price'),
      dayAheadPrice: of('price'),
      systemImbalance: of('systemImbalance'),
      emergency: false,
      status: 'provisional',
    };
  });
}

function intradayRows(request: MarketRequest) {
  return request.areas.flatMap((area) =>
    slotsOf(request).flatMap((slot) => {
      const of = (key: MarketKey) => valueIn(request, area, key, slot);
      const [vwap, price] = [of('vwap'), of('price')];
      return vwap === null
        ? []
        : [
            {
              id: `${area.code} ${slot.at}`,
              deliveryTime: isoAt(slot.at, area.timeZone),
              marketAreaId: area.id,
              marketAreaName: area.name,
              timeZone: area.timeZone,
              lastPrice: of('lastPrice'),
              vwap,
              id1: of('id1'),
              id3: of('id3'),
              highPrice: of('highPrice'),
              lowPrice: of('lowPrice'),
              dayAheadPrice: price,
              spread: price === null ? null : Math.round((vwap - price) * 100) / 100,
              buyVolume: of('intradayBuy'),
              sellVolume: of('intradaySell'),
              tradeCount: of('tradeCount'),
            },
          ];
    }),
  );
}

const dayRows = ({ areas, days, now }: MarketRequest) =>
  areas
    .flatMap((area) =>
      eachDay(days)
        .filter((day) => marketDay(area, day).start < publishedUntil(area.timeZone, { type: 1 }, now))
        .map((day) => ({ id: `${area.code} ${day}`, ...dayFigures(area, day) })),
    )
    .toReversed();

/** Market data (spec 02 §7): day-ahead, intraday, imbalance. */
export function marketEndpoints(context: BackendContext): Endpoint[] {
  const call = (path: string, answer: (request: MarketRequest, incoming: Incoming) => unknown): Endpoint => ({
    method: 'POST',
    path: `${WEB}/${path}`,
    need: { menus: [PAGE, 'hems/market-report'] },
    handle: (incoming) =>
      atFields(context, PAGE, incoming, () => answer(readMarketRequest(context, PAGE, incoming), incoming)),
  });
  const table = (path: string, rows: (request: MarketRequest) => readonly object[]) =>
    call(path, (request, { params }) => ({ timeZone: request.zone, ...pageOf(rows(request), params) }));
  return [
    table('market/info', info),
    ...Object.entries(CHARTS).map(([path, own]) =>
      call(path, (request, { locale }) => marketChart(request, own, locale)),
    ),
    table('market/dayahead/tradingPrice', dayRows),
    table('market/dayahead/tradingVolume', dayRows),
    table('market/intraday/tradingPrice', intradayRows),
    table('market/intraday/tradingVolume', intradayRows),
    call('market/dayahead/powerFlow', (request, incoming) => flow(request, incoming, false)),
    call('market/intraday/powerFlow', (request, incoming) => flow(request, incoming, true)),
    call('market/intraday/fuelMix', fuelMix),
    table('imbalance/marketInfo', latestBalance),
    call('imbalance/dispatchAnalysis', dispatch),
  ];
}
