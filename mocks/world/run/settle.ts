import { STEP_HOURS } from '../../energy/dayTime';
import type { Intent } from './batteryPlan';

/** A battery at a moment: kWh, kW, percent. */
export interface Battery {
  readonly capacity: number;
  power: number;
  readonly lowest: number;
  readonly highest: number;
  readonly efficiency: number;
  soc: number;
}

/** What a step has to settle, kW. One object for a whole day: a year has a hundred thousand steps. */
export interface Moment {
  use: number;
  /** What the panels could give. */
  sun: number;
  intent: Intent;
  /** There is no grid. */
  island: boolean;
  readonly connection: number;
  readonly feedIn: number;
  /** What somebody told the battery to give, below zero to take; undefined: its own intent counts. */
  wish: number | undefined;
}

/** The powers of a step, kW, and the share of the use that was served. */
export interface Settled {
  import: number;
  export: number;
  sun: number;
  charge: number;
  discharge: number;
  served: number;
}

const settled: Settled = { import: 0, export: 0, sun: 0, charge: 0, discharge: 0, served: 1 };

function canGive({ capacity, power, lowest, efficiency, soc }: Battery): number {
  return Math.max(0, Math.min(power, (((soc - lowest) / 100) * capacity * efficiency) / STEP_HOURS));
}

function canTake({ capacity, power, highest, efficiency, soc }: Battery): number {
  return Math.max(0, Math.min(power, (((highest - soc) / 100) * capacity) / efficiency / STEP_HOURS));
}

/** kW that bring a battery to a state of charge within a step, above zero while it gives; its own power limits them. */
export function powerTowards({ capacity, efficiency, soc }: Battery, target: number): number {
  const apart = (((soc - target) / 100) * capacity) / STEP_HOURS;
  return apart > 0 ? apart * efficiency : apart / efficiency;
}

/** Without a grid the battery and the sun beside it carry the site as far as they can; without a battery nothing runs, also no inverter. */
function alone(battery: Battery, { use, sun }: Moment): Settled {
  settled.import = settled.export = settled.charge = settled.discharge = settled.sun = settled.served = 0;
  if (battery.power === 0) return settled;
  const lacks = use - sun;
  settled.discharge = Math.max(0, Math.min(lacks, canGive(battery)));
  settled.charge = Math.max(0, Math.min(-lacks, canTake(battery)));
  settled.sun = lacks > 0 ? sun : use + settled.charge;
  settled.served = use > 0 ? Math.min(1, (settled.sun - settled.charge + settled.discharge) / use) : 1;
  return settled;
}

/** What the battery does, above zero while it gives: its order, or its intent, within what it, the connection and the feed-in limit allow. */
function batteryPower(battery: Battery, { use, sun, intent, connection, feedIn, wish }: Moment): number {
  const lacks = use - sun;
  const most = Math.min(canGive(battery), Math.max(0, lacks + feedIn));
  const least = -Math.min(canTake(battery), Math.max(0, connection - lacks));
  const within = (power: number) => Math.min(most, Math.max(least, power));
  if (wish !== undefined) return within(wish);
  if (intent === 'charge') return least;
  if (intent === 'sell') return most;
  if (intent === 'discharge') return within(Math.max(0, lacks));
  return intent === 'selfUse' ? within(lacks) : within(Math.min(0, lacks + feedIn));
}

/** Settles a step: what is left is drawn from the grid or fed into it, and what may not be fed in is cut off at the panels. The answer is the same object each time. */
export function settle(battery: Battery, moment: Moment): Settled {
  if (moment.island) return alone(battery, moment);
  const { use, sun, feedIn } = moment;
  const power = battery.capacity > 0 ? batteryPower(battery, moment) : 0;
  const grid = use - sun - power;
  const cut = Math.min(sun, Math.max(0, -grid - feedIn));
  settled.import = Math.max(0, grid);
  settled.export = Math.max(0, -grid - cut);
  settled.sun = sun - cut;
  settled.charge = Math.max(0, -power);
  settled.discharge = Math.max(0, power);
  settled.served = 1;
  return settled;
}
