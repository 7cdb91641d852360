import { addDays } from '@/schema/dates';
import type { Locale } from '../../../core/texts';
import type { Doc } from '../../../store/store';
import type { MarketArea } from '../home/homes/marketAreas';
import type { MarketRequest } from './readMarketRequest';
import { marketChart, slotsOf, unitOf, valueIn, type MarketSeries } from './marketCurves';
import { FUELS, type MarketKey } from './marketDay';

/** Series of each data source that components may draw. */
const SOURCES: Readonly<
  Record<string, readonly (readonly [key: MarketKey, unit: MarketSeries['unit'], en: string, zh: string])[]>
> = {
  marketInfo: [['price', 'price', 'Price', '电价']],
  dayAheadPrice: [
    ['price', 'price', 'Day-ahead price', '日前价格'],
    ['forecastPrice', 'price', 'Forecast price', '预测价格'],
  ],
  dayAheadVolume: [
    ['buyVolume', 'MWh', 'Buy volume', '购电量'],
    ['sellVolume', 'MWh', 'Sell volume', '售电量'],
  ],
  powerFlow: [
    ['scheduled', 'MW', 'Scheduled', '计划'],
    ['physical', 'MW', 'Physical', '实际'],
  ],
  intradayPrice: [
    ['vwap', 'price', 'Volume-weighted average', '加权均价'],
    ['price', 'price', 'Day-ahead price', '日前价格'],
  ],
  intradayVolume: [
    ['intradayBuy', 'MWh', 'Buy volume', '购电量'],
    ['intradaySell', 'MWh', 'Sell volume', '售电量'],
  ],
  fuelMix: FUELS.map((key) => [key, 'MW', key, key] as const),
  imbalance: [
    ['shortagePrice', 'price', 'Shortage price', '缺电价'],
    ['surplusPrice', 'price', 'Surplus price', '余电价'],
  ],
  dispatch: [
    ['afrrUp', 'MW', 'aFRR up', 'aFRR上调'],
    ['afrrDown', 'MW', 'aFRR down', 'aFRR下调'],
  ],
};

const mean = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0
    ? null
    : Math.round((known.reduce((sum, value) => sum + value, 0) / known.length) * 100) / 100;
};

export type ComponentData =
  | { readonly text: string }
  | {
      readonly columns: readonly { readonly key: string; readonly name: string }[];
      readonly list: readonly Readonly<Record<string, unknown>>[];
    }
  | { readonly value: number | null; readonly unit: string; readonly change: number | null }
  | ReturnType<typeof marketChart>;

/** What a component shows of a day: a chart, an indicator with its change, a table, or its text (proposed fields H). */
export function componentData(
  component: Doc,
  properties: readonly Readonly<Record<string, unknown>>[],
  {
    area,
    day,
    now,
    locale,
    operations,
  }: {
    readonly area: MarketArea;
    readonly day: string;
    readonly now: number;
    readonly locale: Locale;
    readonly operations: readonly Doc[];
  },
): ComponentData {
  const { type, dataSource, text } = component;
  if (type === 'text' || dataSource === 'text') return { text: typeof text === 'string' ? text : '' };
  if (dataSource === 'operations')
    return {
      columns: [
        { key: 'title', name: { en: 'Title', zh: '标题' }[locale] },
        { key: 'eventType', name: { en: 'Event', zh: '事件' }[locale] },
        { key: 'content', name: { en: 'Content', zh: '内容' }[locale] },
      ],
      list: operations,
    };
  const [first] = properties;
  const wanted = properties.map(({ series }) => String(series));
  const all = SOURCES[String(dataSource)] ?? [];
  const series = (wanted.length > 0 ? all.filter(([key]) => wanted.includes(key)) : all).map(
    ([key, unit, en, zh]): MarketSeries => ({ key, unit, name: { en, zh } }),
  );
  const from = addDays(day, Number(first?.dayOffset ?? 0));
  const said = String(first?.resolution ?? 60);
  const request: MarketRequest = {
    areas: [area],
    days: { startDate: from, endDate: addDays(from, Math.max(1, Number(first?.days ?? 1)) - 1) },
    resolution: said === '15' ? 15 : said === 'day' || said === 'month' ? 'day' : 60,
    zone: area.timeZone,
    now,
    today: day,
  };
  if (type === 'indicator') {
    const [one] = series;
    if (!one) return { value: null, unit: '', change: null };
    const value = mean(slotsOf(request).map((slot) => valueIn(request, area, one.key, slot)));
    const earlier = { ...request, days: { startDate: addDays(from, -1), endDate: addDays(from, -1) } };
    const before = mean(slotsOf(earlier).map((slot) => valueIn(earlier, area, one.key, slot)));
    return {
      value,
      unit: unitOf(area, one.unit),
      change: value === null || !before ? null : Math.round(((value - before) / Math.abs(before)) * 10_000) / 100,
    };
  }
  const chart = marketChart(request, series, locale);
  if (type !== 'table') return chart;
  return {
    columns: [
      { key: 'time', name: { en: 'Time', zh: '时间' }[locale] },
      ...chart.ylist.map(({ dataKey, name, unit }) => ({ key: dataKey, name: `${name} (${unit})` })),
    ],
    list: chart.xlist.map((time, place) => ({
      time,
      ...Object.fromEntries(chart.ylist.map(({ dataKey, list }) => [dataKey, list[place]])),
    })),
  };
}
