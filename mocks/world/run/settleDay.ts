import { PER_QUARTER, STEP, STEP_HOURS, type DayTime } from '../../energy/dayTime';
import type { DayFrame } from '../model';
import type { Override, Site } from '../site';
import type { Intent } from './batteryPlan';
import { isLastOfMonth } from './isLastOfMonth';

/**
 * Percent batteries are brought to on the last evening of a month, from this hour on: a day depends on its month, and
 * on nothing before.
 */
export const CALIBRATED = { soc: 50, from: 18 };

/** A battery, whatever its state: kWh, percent. */
interface Battery {
  readonly capacity: number;
  readonly power: number;
  readonly lowest: number;
  readonly highest: number;
  readonly efficiency: number;
}

const NONE: Battery = { capacity: 0, power: 0, lowest: 0, highest: 0, efficiency: 1 };

/*
 * A year has a hundred thousand steps. What follows takes and gives numbers, no objects: they stay where they are
 * computed with.
 */

function canGive({ capacity, lowest, efficiency }: Battery, power: number, soc: number): number {
  return Math.max(0, Math.min(power, (((soc - lowest) / 100) * capacity * efficiency) / STEP_HOURS));
}

function canTake({ capacity, highest, efficiency }: Battery, power: number, soc: number): number {
  return Math.max(0, Math.min(power, (((highest - soc) / 100) * capacity) / efficiency / STEP_HOURS));
}

/** kW that bring a battery to a state of charge within a step, above zero while it gives; its own power limits them. */
function powerTowards({ capacity, efficiency }: Battery, soc: number, target: number): number {
  const apart = (((soc - target) / 100) * capacity) / STEP_HOURS;
  return apart > 0 ? apart * efficiency : apart / efficiency;
}

/** What a site uses in a step, kW. */
function usedIn({ load, heat, charger }: DayFrame, index: number): number {
  return (load[index] ?? 0) + (heat[index] ?? 0) + (charger[index] ?? 0);
}

/** kW a battery means to give, below zero to take, before anything limits it. */
function meant(intent: Intent, lacks: number, feedIn: number): number {
  if (intent === 'charge') return -Infinity;
  if (intent === 'sell') return Infinity;
  if (intent === 'discharge') return Math.max(0, lacks);
  return intent === 'selfUse' ? lacks : Math.min(0, lacks + feedIn);
}

/**
 * Settles a step without a grid: the battery and the sun beside it carry the site as far as they can; without a battery
 * nothing runs, also no inverter. Answers the share of the use that was served.
 */
function settleAlone(frame: DayFrame, index: number, battery: Battery, power: number, soc: number): number {
  const sun = frame.generation[index] ?? 0;
  const use = usedIn(frame, index);
  const carried = power > 0;
  const lacks = use - sun;
  const discharge = carried ? Math.max(0, Math.min(lacks, canGive(battery, power, soc))) : 0;
  const charge = carried ? Math.max(0, Math.min(-lacks, canTake(battery, power, soc))) : 0;
  const used = !carried ? 0 : lacks > 0 ? sun : use + charge;
  frame.import[index] = 0;
  frame.export[index] = 0;
  frame.charge[index] = charge;
  frame.discharge[index] = discharge;
  frame.generation[index] = used;
  if (use > 0) return Math.min(1, (used - charge + discharge) / use);
  return carried ? 1 : 0;
}

/** The change that holds in a step; the last one made counts. */
function overrideAt(overrides: readonly Override[], at: number): Override | undefined {
  return overrides.findLast(({ from, to }) => at >= from && at < to);
}

/**
 * Lowers load, sun and chargers of a day to what somebody wants, and answers what the battery is told in each step: NaN
 * where nothing.
 */
function applyOverrides({ load, generation, charger, start, steps }: DayFrame, overrides: readonly Override[]) {
  const wishes = new Float64Array(steps).fill(NaN);
  for (let index = 0; index < steps; index += 1) {
    const change = overrideAt(overrides, start + index * STEP);
    if (!change) continue;
    const { shed = 0, chargerLimit = Infinity, pvLimit = Infinity, battery = NaN } = change;
    load[index] = Math.max(0, (load[index] ?? 0) - shed);
    charger[index] = Math.min(charger[index] ?? 0, chargerLimit);
    generation[index] = Math.min(generation[index] ?? 0, pvLimit);
    wishes[index] = battery;
  }
  return wishes;
}

/**
 * Settles the steps of a day one after the other. What the site would use and its sun would give is in the frame; what
 * it did replaces it: what is left is drawn from the grid or fed into it, and what may not be fed in is cut off at the
 * panels. Answers the state of charge in the end.
 *
 * @param tripped 1: the battery can do nothing
 */
export function settleDay(
  site: Site,
  frame: DayFrame,
  { hours, day }: DayTime,
  plan: readonly Intent[],
  tripped: Uint8Array,
  begin: number,
): number {
  const { start, steps, load, heat, charger, generation, curtailed, charge, discharge, outage } = frame;
  const battery: Battery = site.battery ?? NONE;
  const { capacity, lowest, highest, efficiency } = battery;
  const perStep = capacity > 0 ? (100 * STEP_HOURS) / capacity : 0;
  const calibrates = capacity > 0 && isLastOfMonth(day);
  const { connection } = site;
  const feedIn = site.pv?.feedInLimit ?? connection;
  curtailed.set(generation); // what the sun could give, until it is known what it gave
  const overrides = (site.overrides ?? []).filter(({ from, to }) => to > start && from < start + steps * STEP);
  const wishes = overrides.length > 0 ? applyOverrides(frame, overrides) : undefined;
  let soc = site.battery ? begin : 0;
  for (let index = 0; index < steps; index += 1) {
    const power = tripped[index] === 1 ? 0 : battery.power;
    if (outage[index] === 1) {
      const served = settleAlone(frame, index, battery, power, soc);
      load[index] = (load[index] ?? 0) * served;
      heat[index] = (heat[index] ?? 0) * served;
      charger[index] = (charger[index] ?? 0) * served;
    } else {
      const sun = generation[index] ?? 0;
      const use = usedIn(frame, index);
      const lacks = use - sun;
      let given = 0;
      if (capacity > 0) {
        const toldIn = wishes?.[index] ?? NaN;
        const told =
          calibrates && (hours[index] ?? 0) >= CALIBRATED.from ? powerTowards(battery, soc, CALIBRATED.soc) : toldIn;
        const most = Math.min(canGive(battery, power, soc), Math.max(0, lacks + feedIn));
        const least = -Math.min(canTake(battery, power, soc), Math.max(0, connection - lacks));
        const wanted = Number.isNaN(told)
          ? meant(plan[Math.floor(index / PER_QUARTER)] ?? 'rest', lacks, feedIn)
          : told;
        given = Math.min(most, Math.max(least, wanted));
      }
      const grid = use - sun - given;
      const cut = Math.min(sun, Math.max(0, -grid - feedIn));
      frame.import[index] = Math.max(0, grid);
      frame.export[index] = Math.max(0, -grid - cut);
      generation[index] = sun - cut;
      charge[index] = Math.max(0, -given);
      discharge[index] = Math.max(0, given);
    }
    curtailed[index] = (curtailed[index] ?? 0) - (generation[index] ?? 0);
    const moved = (charge[index] ?? 0) * efficiency - (discharge[index] ?? 0) / efficiency;
    soc = Math.min(highest, Math.max(lowest, soc + moved * perStep));
    frame.soc[index] = soc;
  }
  return soc;
}
