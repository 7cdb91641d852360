import { seedOf } from '../../energy/chance/seedOf';
import { chance } from '../../energy/chance/chance';
import { PER_QUARTER, STEP, STEP_HOURS, type DayTime } from '../../energy/dayTime';
import { telemetry } from '../../energy/telemetry';
import { countryDay } from '../../energy/weather/countryDay';
import { siteWeather } from '../../energy/weather/siteWeather';
import type { DayFrame, Override, Site } from '../model';
import { batteryPlan } from './batteryPlan';
import { fillHeat } from './fillHeat';
import { fillLoad } from './fillLoad';
import { fillSun } from './fillSun';
import { incidentsOf } from './incidents';
import { pricesOf } from './pricesOf';
import { sessionsOf } from './sessionsOf';
import { settle, type Battery, type Moment } from './settle';

/** What a site carries from one day to the next. */
export interface SiteState {
  /** Percent. */
  readonly soc: number;
  /** Share of its sun the panels lose to dust. */
  readonly dirt: number;
}

/** A site on the evening before its first day. */
export const FIRST: SiteState = { soc: 50, dirt: 0 };

/** Rain above this washes panels; more dust than that does not stay. */
const WASHES = 0.62;
const MOST_DIRT = 0.08;
/** Hours a mobile unit is on a job, on so many of its days. */
const JOB = { from: 8, to: 18, share: 0.55 };

/** The change that holds in a step; the last one made counts. */
function overrideAt(overrides: readonly Override[], at: number): Override | undefined {
  return overrides.findLast(({ from, to }) => at >= from && at < to);
}

function onJob({ id, kind }: Site, { number, weekday, hours }: DayTime): (index: number) => boolean {
  const goes = kind === 'mobile' && weekday > 0 && chance(seedOf('job', id), number) < JOB.share * 1.2;
  return (index) => goes && (hours[index] ?? 0) >= JOB.from && (hours[index] ?? 0) < JOB.to;
}

/** Runs a day of a commercial site from the state the day before left, and fills in what happened. */
export function runSite(site: Site, time: DayTime, state: SiteState, frame: DayFrame): SiteState {
  const { battery, chargers, kind } = site;
  const weather = siteWeather(site, time);
  frame.outdoor.set(weather.outdoor);
  frame.irradiance.set(weather.panels);
  const incidents = incidentsOf(site, time);
  const prices = pricesOf(site, time);
  const plan = batteryPlan(site, prices);
  const sun = new Float64Array(time.steps);
  fillSun(sun, frame, site, time, incidents, state.dirt);
  fillLoad(frame.load, site, time);
  fillHeat(frame.heat, site, weather.outdoor, time);
  if (chargers) {
    for (const { from, to, power } of sessionsOf(site, time, incidents)) {
      for (let index = from; index < to; index += 1) frame.charger[index] = (frame.charger[index] ?? 0) + power;
      frame.visits[from] = (frame.visits[from] ?? 0) + 1;
    }
  }
  const away = onJob(site, time);
  const trips = incidents.filter(({ code }) => code === 'pcsTrip');
  const outages = incidents.filter(({ code }) => code === 'gridOutage');
  const during = (list: typeof incidents, index: number) => list.some(({ from, to }) => index >= from && index < to);
  const overrides = (site.overrides ?? []).filter(({ from, to }) => to > time.start && from < time.start + time.steps * STEP);
  const cell: Battery = battery ? { ...battery, soc: state.soc, power: battery.power } : { capacity: 0, power: 0, lowest: 0, highest: 0, efficiency: 1, soc: 0 };
  const full = cell.power;
  const moment: Moment = { use: 0, sun: 0, intent: 'rest', island: false, connection: site.connection, feedIn: site.pv?.feedInLimit ?? site.connection, wish: undefined };
  for (let index = 0; index < time.steps; index += 1) {
    const quarter = Math.floor(index / PER_QUARTER);
    const change = overrides.length > 0 ? overrideAt(overrides, time.start + index * STEP) : undefined;
    const gone = away(index);
    const island = gone || during(outages, index);
    let load = frame.load[index] ?? 0;
    if (kind === 'mobile') load = gone ? load : 0.4;
    if (change?.shed !== undefined) load = Math.max(0, load - change.shed);
    const heat = frame.heat[index] ?? 0;
    const charger = Math.min(frame.charger[index] ?? 0, change?.chargerLimit ?? Infinity);
    moment.use = load + heat + charger;
    moment.sun = sun[index] ?? 0;
    const allowed = Math.min(moment.sun, change?.pvLimit ?? Infinity);
    const limited = moment.sun - allowed;
    moment.sun = allowed;
    moment.intent = plan[quarter] ?? 'rest';
    moment.island = island;
    moment.wish = change?.battery;
    cell.power = trips.length > 0 && during(trips, index) ? 0 : full;
    const done = settle(cell, moment);
    frame.import[index] = done.import;
    frame.export[index] = done.export;
    frame.generation[index] = done.sun;
    frame.curtailed[index] = limited + moment.sun - done.sun;
    frame.charge[index] = done.charge;
    frame.discharge[index] = done.discharge;
    frame.load[index] = load * done.served;
    frame.heat[index] = heat * done.served;
    frame.charger[index] = charger * done.served;
    if (battery) {
      cell.soc += (((done.charge * cell.efficiency - done.discharge / cell.efficiency) * STEP_HOURS) / cell.capacity) * 100;
      cell.soc = Math.min(cell.highest, Math.max(cell.lowest, cell.soc));
      frame.soc[index] = cell.soc;
    }
    frame.outage[index] = island ? 1 : 0;
    frame.buy[index] = prices.buy[quarter] ?? 0;
    frame.sell[index] = prices.sell[quarter] ?? 0;
    frame.period[index] = prices.periods[quarter] ?? 0;
  }
  telemetry(site, time.day, time.steps).forEach((lost, index) => {
    if (lost) frame.lost[index] = 1;
  });
  for (const { code, from, to } of incidents) if (code === 'meterSilent') frame.lost.fill(1, from, to);
  const { wet } = countryDay(site.country, time.number, time.ofYear, site.latitude < 0);
  return { soc: cell.soc, dirt: wet > WASHES ? 0 : Math.min(MOST_DIRT, state.dirt + (site.pv?.soiling ?? 0)) };
}
