import { PER_QUARTER, type DayTime } from '../../energy/dayTime';
import { memoize } from '../../energy/chance/memoize';
import { countryDay } from '../../energy/weather/countryDay';
import { newWeather, siteWeather } from '../../energy/weather/siteWeather';
import type { DayFrame } from '../model';
import type { Site } from '../site';
import { batteryPlan } from './batteryPlan';
import { fillGaps } from './fillGaps';
import { fillHeat } from './fillHeat';
import { fillIslands } from './fillIslands';
import { fillLoad } from './fillLoad';
import { fillSessions } from './fillSessions';
import { fillSun } from './fillSun';
import { incidentsOf } from './incidentsOf';
import { pricesOf, type DayPrices } from './pricesOf';
import { sessionsOf } from './sessionsOf';
import { CALIBRATED, settleDay } from './settleDay';

/** What a site carries from one day to the next. */
export interface SiteState {
  /** Percent. */
  readonly soc: number;
  /** Share of its sun the panels lose to dust. */
  readonly dirt: number;
}

/** Rain above this washes panels; more dust than that does not stay. */
const WASHES = 0.62;
const MOST_DIRT = 0.08;
/** Days after which dust has come to what stays. */
const DRY = 40;

const washed = ({ country, latitude }: Site, number: number, ofYear: number): boolean =>
  countryDay(country, number, ofYear, latitude < 0).wet > WASHES;

/** A site on the first morning of a month. */
export function beginOfMonth(site: Site, { number, ofYear }: DayTime): SiteState {
  const each = site.pv?.soiling ?? 0;
  let dry = 0;
  while (each > 0 && dry < DRY && !washed(site, number - 1 - dry, ((ofYear - 2 - dry + 730) % 365) + 1)) dry += 1;
  return { soc: CALIBRATED.soc, dirt: Math.min(MOST_DIRT, dry * each) };
}

/** kW a mobile unit needs while it waits. */
const STANDBY = 0.4;
/** Columns of the weather that no frame keeps. */
const scratchOf = memoize(8, (steps: number) => String(steps), newWeather);

function fillPrices({ buy, sell, period }: DayFrame, prices: DayPrices): void {
  for (let quarter = 0; quarter < prices.buy.length; quarter += 1) {
    const buys = prices.buy[quarter] ?? 0;
    const sells = prices.sell[quarter] ?? 0;
    const now = prices.periods[quarter] ?? 0;
    for (let index = quarter * PER_QUARTER; index < (quarter + 1) * PER_QUARTER; index += 1) {
      buy[index] = buys;
      sell[index] = sells;
      period[index] = now;
    }
  }
}

/** Runs a day of a commercial site from the state the day before left, and fills in what happened. */
export function runSite(site: Site, time: DayTime, state: SiteState, frame: DayFrame): SiteState {
  siteWeather(site, time, { ...scratchOf(time.steps), outdoor: frame.outdoor, panels: frame.irradiance });
  const incidents = incidentsOf(site, time);
  const prices = pricesOf(site, time);
  fillPrices(frame, prices);
  fillIslands(frame.outage, site, time, incidents);
  fillSun(frame, site, time, incidents, state.dirt);
  fillLoad(frame.load, site, time);
  if (site.kind === 'mobile')
    for (let index = 0; index < time.steps; index += 1) if (frame.outage[index] === 0) frame.load[index] = STANDBY;
  fillHeat(frame.heat, site, frame.outdoor, time);
  fillSessions(frame, sessionsOf(site, time, incidents));
  const tripped = new Uint8Array(time.steps);
  for (const { code, from, to } of incidents) if (code === 'pcsTrip') tripped.fill(1, from, to);
  const soc = settleDay(site, frame, time, batteryPlan(site, prices), tripped, state.soc);
  fillGaps(frame.lost, site, time.day, incidents);
  return {
    soc,
    dirt: washed(site, time.number, time.ofYear) ? 0 : Math.min(MOST_DIRT, state.dirt + (site.pv?.soiling ?? 0)),
  };
}
