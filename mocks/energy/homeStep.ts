import { canGive, socAfter } from './battery/batteryLimits';
import { dispatch, type Dispatch } from './battery/dispatch';
import type { Trade } from './battery/tradingPlan';
import { carLevel, carWish, type CarWish } from './car/carWish';
import type { CarState } from './car/carStay';
import { heating, warmed } from './home/heating';
import type { HomeState } from './homeState';
import type { HomeSite, Mode, Step } from './model';

/** What comes from outside in a step. */
export interface Outside {
  readonly at: number;
  readonly hour: number;
  readonly outdoor: number;
  readonly sun: number;
  /** What the panels could give, kW. */
  readonly pv: number;
  readonly load: number;
  readonly mode: Mode;
  readonly trade: Trade;
  /** The car after those who leave and come. */
  readonly car: CarState;
}

/** The powers of a step, and the home after it. */
export interface Settled {
  readonly powers: Pick<
    Step,
    'pv' | 'curtailed' | 'hvac' | 'charge' | 'v2x' | 'batteryCharge' | 'batteryDischarge' | 'import' | 'export'
  >;
  readonly state: HomeState;
}

const AT_REST: Dispatch = { charge: 0, discharge: 0 };
const NO_CAR: CarWish = { charge: 0, v2x: 0 };

/**
 * Five minutes of a home. Under its cap come, in this order: load, heat pump, car, battery; what is left is drawn from
 * the grid or fed into it, and what may not be fed in is cut off at the panels.
 */
export function homeStep(site: HomeSite, state: HomeState, outside: Outside): Settled {
  const { at, load, car } = outside;
  const cap = Math.min(site.connection, site.capacityTarget ?? Infinity);
  const feedIn = site.pv?.feedInLimit ?? site.connection;
  const battery = site.battery && { capacity: site.battery.capacity, power: site.battery.power, soc: state.soc };

  const wanted = heating(site, state.rooms, outside);
  const left = Math.max(0, cap + (battery ? canGive(battery) : 0) - load + outside.pv);
  const hvac = site.hvac ? Math.min(wanted.power, left) : 0;

  const net = load + hvac - outside.pv;
  const { charge, v2x } = car.stay ? carWish(site, car.stay, { at, level: car.level, net, room: cap - net }) : NO_CAR;

  const rest = net + charge - v2x;
  const moved = battery
    ? dispatch(outside.mode, outside.trade, battery, {
        rest,
        car: charge,
        cap,
        feedIn,
        keepsReserve: site.capacityTarget !== undefined,
      })
    : AT_REST;
  const grid = rest + moved.charge - moved.discharge;
  const curtailed = Math.min(outside.pv, Math.max(0, -grid - feedIn));

  return {
    powers: {
      pv: outside.pv - curtailed,
      curtailed,
      hvac,
      charge,
      v2x,
      batteryCharge: moved.charge,
      batteryDischarge: moved.discharge,
      import: Math.max(0, grid),
      export: Math.max(0, -grid - curtailed),
    },
    state: {
      soc: battery ? socAfter(battery, moved.charge, moved.discharge) : 0,
      rooms: warmed(site, state.rooms, outside, wanted, site.hvac ? hvac : wanted.power),
      car: { level: carLevel(car.level, { charge, v2x }), stay: car.stay },
    },
  };
}
