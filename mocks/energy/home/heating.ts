import { STEP_HOURS } from '../dayTime';
import type { HomeSite } from '../model';

/** What lasts from step to step. */
export interface Rooms {
  readonly indoor: number;
  /** 1 heats, -1 cools, 0 rests. */
  readonly running: -1 | 0 | 1;
}

/** What acts on the rooms in a step; `sun` is W/m² on a level surface. */
export interface RoomsStep {
  readonly hour: number;
  readonly outdoor: number;
  readonly sun: number;
}

/** The heat a step needs and the electric power (kW) that makes it. */
export interface Heating {
  readonly running: -1 | 0 | 1;
  readonly power: number;
  /** kW of heat (below zero: of cold) for each kW of electricity. */
  readonly yield: number;
}

/** A home without a heat pump has rooms as comfortable, by means no meter of ours counts. */
const OTHER = { conductance: 0.18, set: 20.5 };
/** A building keeps half its warmth for about two days. */
const TIME_CONSTANT = 45;
/** K above the set temperature at which cooling begins. */
const COOLING = 4;

/** Heat for each kW at a difference of temperatures (Staffell 2012, 15 to 60 K). */
function performance(outdoor: number): number {
  const lift = Math.min(60, Math.max(15, 40 - outdoor));
  return 6.81 - 0.121 * lift + 0.00063 * lift ** 2;
}

const gains = (sun: number) => 0.25 + 0.0016 * sun;

function next(running: -1 | 0 | 1, above: number): -1 | 0 | 1 {
  if (running === 1) return above > 0.4 ? 0 : 1;
  if (running === -1) return above < COOLING - 0.5 ? 0 : -1;
  return above < -0.3 ? 1 : above > COOLING ? -1 : 0;
}

/**
 * What the thermostat asks for: a set temperature that is 1.5 K lower at night, a compressor that runs at a quarter at
 * least.
 */
export function heating({ hvac }: HomeSite, rooms: Rooms, { hour, outdoor, sun }: RoomsStep): Heating {
  const { conductance, set } = hvac ?? OTHER;
  const target = set - (hour < 5.5 || hour > 22.5 ? 1.5 : 0);
  const running = next(rooms.running, rooms.indoor - target);
  const most = conductance * (set + 12);
  const demand =
    running === 1
      ? conductance * (target - outdoor) - gains(sun) + 0.8 * (target - rooms.indoor)
      : running === -1
        ? conductance * (outdoor - target - COOLING) + gains(sun) + 0.8 * (rooms.indoor - target - COOLING + 0.5)
        : 0;
  const heat = running === 0 ? 0 : Math.min(most, Math.max(most / 4, demand));
  const ratio = running === -1 ? Math.max(2, 3.8 - 0.06 * (outdoor - 25)) : performance(outdoor);
  return { running, power: heat / ratio, yield: running === -1 ? -ratio : ratio };
}

/** The rooms after a step in which the machine took this power. */
export function warmed(
  { hvac }: HomeSite,
  rooms: Rooms,
  { outdoor, sun }: RoomsStep,
  wanted: Heating,
  power: number,
): Rooms {
  const { conductance } = hvac ?? OTHER;
  const flow = conductance * (outdoor - rooms.indoor) + gains(sun) + power * wanted.yield;
  return { indoor: rooms.indoor + (flow * STEP_HOURS) / (conductance * TIME_CONSTANT), running: wanted.running };
}
