import { BATTERY } from './battery/batteryLimits';
import { modeOf } from './battery/dispatch';
import { carStays } from './car/carStay';
import { dayCourse, type DayCourse } from './dayCourse';
import { PER_QUARTER, STEP } from './dayTime';
import type { HomeState } from './homeState';
import { homeStep } from './homeStep';
import { weatherTags } from './weather/siteWeather';
import type { HomeSite, Mode, Step } from './model';

export interface RunDay {
  readonly steps: readonly Step[];
  readonly end: HomeState;
}

/** How much the home lacks on average in some steps, before heat pump, car and battery, kW. */
function lacking({ load, pv }: DayCourse, from: number, count: number): number {
  let sum = 0;
  for (let index = from; index < from + count; index += 1) sum += (load[index] ?? 0) - (pv[index] ?? 0);
  return sum / count;
}

/**
 * Runs a day (`yyyy-MM-dd`) of a home from the state the day before left. The battery decides what to do slot by slot.
 * Where only the end matters (`recorded` false) there are no steps: half the time goes into them.
 */
export function runDay(site: HomeSite, day: string, begin: HomeState, recorded = true): RunDay {
  const course = dayCourse(site, day);
  const { time, prices, trades, weather } = course;
  const stay = carStays(site, time);
  const perSlot = site.tariff.slot / 5;
  const lowest = site.capacityTarget === undefined ? BATTERY.lowest : BATTERY.reserve;
  const tags = recorded ? weatherTags(site, time, weather) : [];
  const steps: Step[] = [];
  let state = begin;
  let mode: Mode = 'IDLE';
  for (let index = 0; index < time.steps; index += 1) {
    const at = time.start + index * STEP;
    const quarter = Math.floor(index / PER_QUARTER);
    const trade = trades[quarter] ?? 'selfUse';
    if (site.battery && index % perSlot === 0) mode = modeOf(trade, state.soc, lacking(course, index, perSlot), lowest);
    const [outdoor, load] = [weather.outdoor[index] ?? 0, course.load[index] ?? 0];
    const { powers, state: next } = homeStep(site, state, {
      at,
      hour: time.hours[index] ?? 0,
      outdoor,
      sun: weather.sun[index] ?? 0,
      pv: course.pv[index] ?? 0,
      load,
      mode,
      trade,
      car: stay(at, state.car),
    });
    state = next;
    if (!recorded) continue;
    // Named one by one: spread objects cost five times as much, and there are 100,000 steps a year.
    steps.push({
      at,
      pv: powers.pv,
      curtailed: powers.curtailed,
      load,
      hvac: powers.hvac,
      charge: powers.charge,
      v2x: powers.v2x,
      batteryCharge: powers.batteryCharge,
      batteryDischarge: powers.batteryDischarge,
      import: powers.import,
      export: powers.export,
      soc: next.soc,
      outdoor,
      indoor: next.rooms.indoor,
      buy: prices.buy[quarter] ?? 0,
      sell: prices.sell[quarter] ?? 0,
      spot: prices.spot[quarter] ?? 0,
      mode,
      weather: tags[index] ?? 'cloudy',
      lost: course.lost[index] ?? false,
    });
  }
  return { steps, end: state };
}
