import { addDays, startOfDay } from '@/schema/dates';
import { isoAt } from '../../../core/isoAt';
import type { Locale, Text } from '../../../core/texts';
import { eachDay } from '../home/energy/days';
import { publishedUntil } from '../home/energy/publishedUntil';
import type { MarketArea } from '../home/homes/marketAreas';
import type { MarketRequest } from './readMarketRequest';
import { marketDay, type MarketKey } from './marketDay';

/** Volumes add up; everything else is the mean of its quarters. */
const SUMS: ReadonlySet<MarketKey> = new Set(['buyVolume', 'sellVolume', 'intradayBuy', 'intradaySell', 'tradeCount']);
/** Known the day before, once the auction is over. */
const AHEAD: ReadonlySet<MarketKey> = new Set([
  'price',
  'forecastPrice',
  'loadForecast',
  'windForecast',
  'solarForecast',
  'residualLoad',
  'buyVolume',
  'sellVolume',
  'scheduled',
  'capacity',
]);
const QUARTER = 900_000;

/** Quarters of one part of the time that was asked for. */
interface Slot {
  readonly at: number;
  readonly day: string;
  /** Places among the quarters of the day. */
  readonly from: number;
  readonly to: number;
}

/** The days of a call in quarters, hours or whole days: 92 to 100, 23 to 25, 1. */
export function slotsOf({ days, resolution, zone }: MarketRequest): Slot[] {
  return eachDay(days).flatMap((day) => {
    const start = startOfDay(day, zone);
    const count = Math.round((startOfDay(addDays(day, 1), zone) - start) / QUARTER);
    const size = resolution === 'day' ? count : resolution === 60 ? 4 : 1;
    return Array.from({ length: Math.ceil(count / size) }, (_, slot): Slot => ({
      at: start + slot * size * QUARTER,
      day,
      from: slot * size,
      to: Math.min(count, (slot + 1) * size),
    }));
  });
}

/** A quantity of an area in a slot; nothing while it is not known yet. */
export function valueIn(
  request: MarketRequest,
  area: MarketArea,
  key: MarketKey,
  { at, day, from, to }: Slot,
): number | null {
  const known = AHEAD.has(key) ? publishedUntil(area.timeZone, { type: 1 }, request.now) : request.now;
  if (at >= known) return null;
  const values = marketDay(area, day).curve(key).slice(from, to);
  if (values.length === 0) return null;
  const sum = values.reduce((all, value) => all + value, 0);
  return Math.round((SUMS.has(key) ? sum : sum / values.length) * 1e6) / 1e6;
}

export interface MarketSeries {
  readonly key: MarketKey;
  /** What it is called on the wire; its key as a rule. */
  readonly as?: string;
  readonly unit: 'price' | 'MW' | 'MWh' | '';
  readonly name: Text;
}

export const unitOf = ({ currencyCode }: MarketArea, unit: MarketSeries['unit']): string =>
  unit === 'price' ? `${currencyCode}/MWh` : unit;

/** `{xlist, ylist, signList}`; of several areas a series each, named 'area - series' (proposed fields G). */
export function marketChart(request: MarketRequest, series: readonly MarketSeries[], locale: Locale) {
  const { areas, resolution, zone, now } = request;
  const slots = slotsOf(request);
  const lineIndex = slots.findLastIndex(({ at }) => at <= now);
  const end = slots.at(-1)?.at ?? 0;
  return {
    timeZone: zone,
    xlist: slots.map(({ at, day }) => (resolution === 'day' ? day : isoAt(at, zone))),
    ylist: areas.flatMap((area) =>
      series.map(({ key, as, unit, name }) => ({
        name: areas.length > 1 ? `${area.code} - ${name[locale]}` : name[locale],
        dataKey: as ?? key,
        unit: unitOf(area, unit),
        list: slots.map((slot) => valueIn(request, area, key, slot)),
      })),
    ),
    signList: resolution !== 'day' && lineIndex >= 0 && now <= end + 3_600_000 ? [{ name: 'now', lineIndex }] : [],
  };
}
