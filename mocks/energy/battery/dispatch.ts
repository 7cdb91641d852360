import type { Mode } from '../model';
import { BATTERY, canGive, canTake, type BatteryState } from './batteryLimits';
import type { Trade } from './tradingPlan';

/** What surrounds the battery in a step: kW. */
export interface Surroundings {
  /** What the home lacks before the battery; below zero it has too much. */
  readonly rest: number;
  /** The part of it that goes into a car: a battery does not empty itself into another. */
  readonly car: number;
  /** Most that may be drawn from the grid, and fed into it. */
  readonly cap: number;
  readonly feedIn: number;
  /** Whether a part is kept for peaks (a capacity target is set). */
  readonly keepsReserve: boolean;
}

/** What it does: one of the two powers is 0. */
export interface Dispatch {
  readonly charge: number;
  readonly discharge: number;
}

/** The range the strategy charts shade: trading, standing by, or self-use. */
export function modeOf(trade: Trade, soc: number, lacks: number, lowest: number): Mode {
  const idle = trade === 'charge' ? soc >= BATTERY.highest - 0.5 : soc <= lowest + 0.5;
  if ((trade === 'charge' || trade === 'discharge' || trade === 'sell') && !idle) return 'RT';
  if (lacks <= 0.05) return 'SU';
  return trade === 'hold' || idle ? 'IDLE' : 'SU';
}

function wishOf(mode: Mode, trade: Trade, { rest, car, cap, feedIn }: Surroundings): number {
  const home = rest < 0 ? rest : Math.max(0, rest - car);
  if (mode === 'SU') return -home;
  if (mode === 'IDLE') return 0;
  if (trade === 'charge') return Math.max(cap - rest, -rest, 0);
  return -Math.max(0, trade === 'sell' ? rest + feedIn : home);
}

/**
 * Power of the battery for a step. Two things go before its mode: import stays under the cap while there is charge, and
 * sun that may not be fed in is stored rather than lost.
 */
export function dispatch(mode: Mode, trade: Trade, battery: BatteryState, around: Surroundings): Dispatch {
  const { rest, cap, feedIn, keepsReserve } = around;
  const wish = wishOf(mode, trade, around);
  const lowest = keepsReserve ? BATTERY.reserve : BATTERY.lowest;
  const discharge = Math.max(Math.min(rest - cap, canGive(battery)), Math.min(-wish, canGive(battery, lowest)));
  if (discharge > 0) return { charge: 0, discharge };
  const refill = battery.soc < lowest ? battery.power / 4 : 0;
  const charge = Math.min(Math.max(wish, -rest - feedIn, refill), cap - rest, canTake(battery));
  return { charge: Math.max(0, charge), discharge: 0 };
}
