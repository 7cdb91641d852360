import { STEP_HOURS } from '../dayTime';
import type { HomeSite } from '../model';
import { CAR, carTakes } from './carBattery';
import type { CarStay } from './carStay';

const QUARTER = 900_000;
const HOUR = 3_600_000;

/** What the car takes and gives in a step, kW. */
export interface CarWish {
  readonly charge: number;
  readonly v2x: number;
}

/** What is known when it decides; `net` is what the home without the car lacks (below zero: has too much), kW. */
export interface CarMoment {
  readonly at: number;
  readonly level: number;
  readonly net: number;
  /** kW that may still be drawn for the car. */
  readonly room: number;
}

const NOTHING: CarWish = { charge: 0, v2x: 0 };

/** What a plugged car does in a step: by plan, from surplus sun, or because it must leave soon. */
export function carWish(
  { charger }: HomeSite,
  { session, plan }: CarStay,
  { at, level, net, room }: CarMoment,
): CarWish {
  if (!charger) return NOTHING;
  const quarter = Math.floor(at / QUARTER) * QUARTER;
  if (plan?.give.has(quarter) && net > 0 && level > CAR.reserve) {
    return { charge: 0, v2x: Math.min(charger.power, net, ((level - CAR.reserve) * CAR.efficiency) / STEP_HOURS) };
  }
  const lacks = (CAR.target - level) / CAR.efficiency;
  if (lacks <= 0) return NOTHING;
  const full = Math.min(carTakes(charger.power, level), lacks / STEP_HOURS);
  const late = ((session.to - at) / HOUR) * charger.power * 0.75 < lacks;
  const sun = -net >= CAR.least ? Math.min(full, -net) : 0;
  const wanted = !plan || late || plan.charge.has(quarter) ? full : sun;
  const allowed = Math.min(wanted, room);
  return { charge: allowed < Math.min(CAR.least, full) ? 0 : allowed, v2x: 0 };
}

/** kWh in the car after a step. */
export function carLevel(level: number, { charge, v2x }: CarWish): number {
  return level + (charge * CAR.efficiency - v2x / CAR.efficiency) * STEP_HOURS;
}
