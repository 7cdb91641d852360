import { STEP_HOURS } from '../../energy/dayTime';
import type { DayFrame } from '../model';
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

type Columns = Pick<DayFrame, 'import' | 'export' | 'generation' | 'charge' | 'discharge'>;

/**
 * Without a grid the battery and the sun beside it carry the site as far as they can; without a battery nothing runs,
 * also no inverter.
 */
function alone(battery: Battery, { use, sun }: Moment, columns: Columns, index: number): number {
  const carried = battery.power > 0;
  const lacks = use - sun;
  const discharge = carried ? Math.max(0, Math.min(lacks, canGive(battery))) : 0;
  const charge = carried ? Math.max(0, Math.min(-lacks, canTake(battery))) : 0;
  const used = !carried ? 0 : lacks > 0 ? sun : use + charge;
  columns.import[index] = 0;
  columns.export[index] = 0;
  columns.charge[index] = charge;
  columns.discharge[index] = discharge;
  columns.generation[index] = used;
  if (use > 0) return Math.min(1, (used - charge + discharge) / use);
  return carried ? 1 : 0;
}

/**
 * What the battery does, above zero while it gives: its order, or its intent, within what it, the connection and the
 * feed-in limit allow.
 */
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

/**
 * Settles a step and fills it in: what is left is drawn from the grid or fed into it, and what may not be fed in is cut
 * off at the panels. Answers the share of the use that was served.
 */
export function settle(battery: Battery, moment: Moment, columns: Columns, index: number): number {
  if (moment.island) return alone(battery, moment, columns, index);
  const { use, sun, feedIn } = moment;
  const power = battery.capacity > 0 ? batteryPower(battery, moment) : 0;
  const grid = use - sun - power;
  const cut = Math.min(sun, Math.max(0, -grid - feedIn));
  columns.import[index] = Math.max(0, grid);
  columns.export[index] = Math.max(0, -grid - cut);
  columns.generation[index] = sun - cut;
  columns.charge[index] = Math.max(0, -power);
  columns.discharge[index] = Math.max(0, power);
  return 1;
}
