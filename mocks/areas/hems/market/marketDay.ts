import { randomFrom } from '../../../core/random';
import { drift } from '../../../energy/chance/drift';
import { memoize } from '../../../energy/chance/memoize';
import { normal } from '../../../energy/chance/normal';
import { seedOf } from '../../../energy/chance/seedOf';
import { countryOf } from '../../../energy/countries';
import { dayTime, PER_QUARTER } from '../../../energy/dayTime';
import { spotPrices } from '../../../energy/market/spotPrices';
import { countryDay } from '../../../energy/weather/countryDay';
import type { MarketArea } from '../home/homes/marketAreas';

/** One value a quarter of an hour. */
export type Curve = readonly number[];

/**
 * What happens on the market of an area on a day. Prices in the area's money a MWh, powers MW, volumes MWh a quarter.
 */
export interface MarketDay {
  /** Epoch ms of the first quarter. */
  readonly start: number;
  curve(key: MarketKey): Curve;
}

export const FUELS = ['B14', 'B02', 'B05', 'B04', 'B17', 'B01', 'B11', 'B19', 'B18', 'B16', 'B10'] as const;
export type MarketKey =
  | 'price'
  | 'forecastPrice'
  | 'loadForecast'
  | 'windForecast'
  | 'solarForecast'
  | 'residualLoad'
  | 'buyVolume'
  | 'sellVolume'
  | 'vwap'
  | 'highPrice'
  | 'lowPrice'
  | 'lastPrice'
  | 'id1'
  | 'id3'
  | 'intradayBuy'
  | 'intradaySell'
  | 'tradeCount'
  | 'scheduled'
  | 'physical'
  | 'capacity'
  | 'systemImbalance'
  | 'upPrice'
  | 'downPrice'
  | 'shortagePrice'
  | 'surplusPrice'
  | 'afrrUp'
  | 'afrrDown'
  | 'mfrrUp'
  | 'mfrrDown'
  | (typeof FUELS)[number];

/** Mean load of a country, MW. */
const LOADS: Readonly<Record<string, number>> = {
  NL: 13_000,
  BE: 9500,
  DE: 55_000,
  FR: 52_000,
  SE: 15_000,
  GB: 31_000,
  AU: 8000,
  IN: 60_000,
  CN: 90_000,
};
/** Shares of the mean load that each fuel can give, by country; what is not said is a little of everything. */
const PARK: Readonly<Record<string, Partial<Record<(typeof FUELS)[number], number>>>> = {
  FR: { B14: 0.7, B11: 0.1 },
  SE: { B14: 0.35, B11: 0.45 },
  DE: { B02: 0.15, B05: 0.1 },
  NL: { B18: 0.25, B14: 0.03 },
};
const SOUTH = new Set(['AU']);

const bell = (hour: number, centre: number, width: number) => Math.exp(-(((hour - centre) / width) ** 2) / 2);
const cents = (value: number) => Math.round(value * 100) / 100 || 0;
const tenths = (value: number) => Math.round(value * 10) / 10 || 0;

/** The market of an area on a day of its clock: a pure function of both; its prices are those homes pay by. */
export const marketDay = memoize(
  600,
  (area: MarketArea, day: string) => `${area.id} ${day}`,
  ({ code, countryCode, timeZone }: MarketArea, day: string): MarketDay => {
    const time = dayTime(day, timeZone);
    const south = SOUTH.has(countryCode);
    const spot = spotPrices(countryCode, timeZone, day, south).map((price) => cents(price * 10));
    const { clearness, wind } = countryDay(countryCode, time.number, time.ofYear, south);
    const size = LOADS[countryCode] ?? 10_000;
    const park = PARK[countryCode] ?? {};
    const random = randomFrom(seedOf('market day', code, day));
    const level = countryOf(countryCode).level * 10;
    let [walk, off] = [0, 0];
    const rows = spot.map((price, quarter) => {
      const hour = time.hours[quarter * PER_QUARTER] ?? 0;
      walk = 0.8 * walk + 5 * normal(random) * level;
      off = 0.85 * off + 0.006 * size * normal(random);
      const load =
        size * (0.8 + 0.25 * bell(hour, 8.5, 2.5) + 0.3 * bell(hour, 19, 3) - (time.weekday % 6 === 0 ? 0.1 : 0)) +
        size * 0.01 * normal(random);
      const sun = size * 0.45 * clearness * bell(hour, 13, 2.6);
      const blow = size * 0.5 * wind * (0.9 + 0.1 * Math.sin(hour / 3));
      const fixed = {
        B14: size * (park.B14 ?? 0.04),
        B17: size * 0.02,
        B01: size * 0.05,
        B11: size * (park.B11 ?? 0.02),
        B02: size * (park.B02 ?? 0),
      };
      const rest = load - sun - blow - Object.values(fixed).reduce((sum, one) => sum + one, 0);
      const pumped = hour > 10 && hour < 16 ? -size * 0.02 : hour > 17 && hour < 22 ? size * 0.02 : 0;
      const thermal = Math.max(0, rest - pumped);
      const vwap = cents(price + walk);
      const up = off < 0;
      const row: Record<MarketKey, number> = {
        price,
        forecastPrice: cents(
          price + 6 * level * drift(seedOf('seen', code), time.number) + 3 * level * Math.sin(quarter / 9),
        ),
        loadForecast: tenths(load),
        windForecast: tenths(blow * 1.03),
        solarForecast: tenths(sun * 0.97),
        residualLoad: tenths(load - sun - blow),
        buyVolume: tenths(load / 10),
        sellVolume: tenths((load - 0.1 * rest) / 10),
        vwap,
        highPrice: cents(vwap + 6 * level + Math.abs(walk)),
        lowPrice: cents(vwap - 6 * level - Math.abs(walk) / 2),
        lastPrice: cents(vwap + walk / 4),
        id1: cents(vwap + walk / 8),
        id3: cents(vwap - walk / 10),
        intradayBuy: tenths(load / 120),
        intradaySell: tenths(load / 125),
        tradeCount: Math.round(40 + 120 * random()),
        scheduled: tenths((price - 60 * level) * 4),
        physical: tenths((price - 60 * level) * 4 + off * 0.4),
        capacity: tenths(size * 0.12),
        systemImbalance: tenths(off),
        upPrice: cents(price + 15 * level + Math.max(0, -off) * 0.4),
        downPrice: cents(price - 15 * level - Math.max(0, off) * 0.4),
        shortagePrice: cents(up ? price + 18 * level + Math.abs(off) * 0.4 : price + 4 * level),
        surplusPrice: cents(up ? price - 3 * level : price - 18 * level - Math.abs(off) * 0.4),
        afrrUp: tenths(Math.max(0, -off) * 0.7),
        mfrrUp: tenths(Math.max(0, -off) * 0.3),
        afrrDown: tenths(-Math.max(0, off) * 0.7),
        mfrrDown: tenths(-Math.max(0, off) * 0.3),
        B14: tenths(fixed.B14),
        B02: tenths(fixed.B02),
        B05: tenths(thermal * (park.B05 ?? 0.05) * 2),
        B04: tenths(thermal * (1 - (park.B05 ?? 0.05) * 2)),
        B17: tenths(fixed.B17),
        B01: tenths(fixed.B01),
        B11: tenths(fixed.B11),
        B19: tenths(blow * (1 - (park.B18 ?? 0.2))),
        B18: tenths(blow * (park.B18 ?? 0.2)),
        B16: tenths(sun),
        B10: tenths(pumped),
      };
      return row;
    });
    const made = new Map<MarketKey, Curve>();
    const curve = (key: MarketKey): Curve => {
      const known = made.get(key) ?? rows.map((row) => row[key]);
      made.set(key, known);
      return known;
    };
    return { start: time.start, curve };
  },
);
