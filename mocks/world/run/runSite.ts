import { PER_QUARTER, STEP, STEP_HOURS, type DayTime } from '../../energy/dayTime';
import { memoize } from '../../energy/chance/memoize';
import { countryDay } from '../../energy/weather/countryDay';
import { newWeather, siteWeather } from '../../energy/weather/siteWeather';
import type { DayFrame } from '../model';
import type { Override, Site } from '../site';
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
import { isLastOfMonth } from './isLastOfMonth';
import { powerTowards, settle, type Battery, type Moment } from './settle';

/** What a site carries from one day to the next. */
export interface SiteState {
  /** Percent. */
  readonly soc: number;
  /** Share of its sun the panels lose to dust. */
  readonly dirt: number;
}

/**
 * Percent batteries are brought to on the last evening of a month, from this hour on: a day depends on its month, and
 * on nothing before.
 */
const CALIBRATED = { soc: 50, from: 18 };

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
const NONE = { capacity: 0, power: 0, lowest: 0, highest: 0, efficiency: 1 };

/** The change that holds in a step; the last one made counts. */
function overrideAt(overrides: readonly Override[], at: number): Override | undefined {
  return overrides.findLast(({ from, to }) => at >= from && at < to);
}

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

/**
 * Settles the steps of a day one after the other. What the site would use and its sun would give is in the frame; what
 * it did replaces it.
 */
function settleAll(
  site: Site,
  frame: DayFrame,
  { hours, day }: DayTime,
  plan: ReturnType<typeof batteryPlan>,
  tripped: Uint8Array,
  soc: number,
): number {
  const { start, steps, load, heat, charger, generation, curtailed, charge, discharge, outage, soc: charged } = frame;
  const overrides = (site.overrides ?? []).filter(({ from, to }) => to > start && from < start + steps * STEP);
  const { capacity, power, lowest, highest, efficiency } = site.battery ?? NONE;
  const battery: Battery = { capacity, power, lowest, highest, efficiency, soc: site.battery ? soc : 0 };
  const calibrates = battery.capacity > 0 && isLastOfMonth(day);
  const perStep = battery.capacity > 0 ? (100 * STEP_HOURS) / battery.capacity : 0;
  const moment: Moment = {
    use: 0,
    sun: 0,
    intent: 'rest',
    island: false,
    connection: site.connection,
    feedIn: site.pv?.feedInLimit ?? site.connection,
    wish: undefined,
  };
  for (let index = 0; index < steps; index += 1) {
    const could = generation[index] ?? 0;
    const warm = heat[index] ?? 0;
    let sun = could;
    let wanted = load[index] ?? 0;
    let car = charger[index] ?? 0;
    if (overrides.length > 0) {
      const {
        shed = 0,
        chargerLimit = car,
        pvLimit = sun,
        battery: wish,
      } = overrideAt(overrides, start + index * STEP) ?? {};
      wanted = Math.max(0, wanted - shed);
      car = Math.min(car, chargerLimit);
      sun = Math.min(sun, pvLimit);
      moment.wish = wish;
    }
    if (calibrates && (hours[index] ?? 0) >= CALIBRATED.from) moment.wish = powerTowards(battery, CALIBRATED.soc);
    moment.use = wanted + warm + car;
    moment.sun = sun;
    moment.intent = plan[Math.floor(index / PER_QUARTER)] ?? 'rest';
    moment.island = outage[index] === 1;
    battery.power = tripped[index] === 1 ? 0 : power;
    const served = settle(battery, moment, frame, index);
    curtailed[index] = could - (generation[index] ?? 0);
    load[index] = wanted * served;
    heat[index] = warm * served;
    charger[index] = car * served;
    const moved = (charge[index] ?? 0) * battery.efficiency - (discharge[index] ?? 0) / battery.efficiency;
    battery.soc = Math.min(battery.highest, Math.max(battery.lowest, battery.soc + moved * perStep));
    charged[index] = battery.soc;
  }
  return battery.soc;
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
  const soc = settleAll(site, frame, time, batteryPlan(site, prices), tripped, state.soc);
  fillGaps(frame.lost, site, time.day, incidents);
  return {
    soc,
    dirt: washed(site, time.number, time.ofYear) ? 0 : Math.min(MOST_DIRT, state.dirt + (site.pv?.soiling ?? 0)),
  };
}
