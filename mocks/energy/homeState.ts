import type { CarState } from './car/carStay';
import { CAR } from './car/carBattery';
import type { Rooms } from './home/heating';
import type { HomeSite } from './model';

/** What a home carries from one step, and one day, to the next. */
export interface HomeState {
  /** Percent; 0 without a battery. */
  readonly soc: number;
  readonly rooms: Rooms;
  readonly car: CarState;
}

/** A home on the evening before its first day. */
export function firstState({ battery, hvac }: HomeSite): HomeState {
  return { soc: battery ? 40 : 0, rooms: { indoor: hvac?.set ?? 20.5, running: 0 }, car: { level: CAR.target } };
}
