import { STEP_HOURS } from '../../../energy/dayTime';
import type { Step } from '../../../energy/model';

/** What strategies saved, by which of them, in the currency. Together they are the whole saving of the steps. */
export interface SavingParts {
  savingBySolar: number;
  savingByTrading: number;
  savingByCapacity: number;
  savingBySmartCharge: number;
  savingByHvac: number;
}

/**
 * Of the target, from which share on the grid connection counts as full: what the battery gives then keeps the peak
 * down.
 */
const FULL = 0.9;

/**
 * kW of each source that went into each use: uses take the sun first, then the battery, then the grid; the rest of the
 * sun is stored or goes out.
 */
function shared({ pv, batteryDischarge, load, hvac, charge, v2x, batteryCharge }: Step) {
  const left = { pv, battery: batteryDischarge };
  const take = (from: 'pv' | 'battery', wanted: number): number => {
    const moved = Math.min(left[from], Math.max(0, wanted));
    left[from] -= moved;
    return moved;
  };
  const uses = { load: Math.max(0, load - v2x), hvac: Math.max(0, hvac - Math.max(0, v2x - load)), charge };
  const sun = { load: take('pv', uses.load), hvac: take('pv', uses.hvac), charge: take('pv', uses.charge) };
  const battery = take('battery', uses.load + uses.hvac + uses.charge - sun.load - sun.hvac - sun.charge);
  const stored = take('pv', batteryCharge);
  return { sun, battery, stored, bought: batteryCharge - stored, sunOut: left.pv, batteryOut: left.battery };
}

/**
 * The saving of a home's steps by what made it: the sun by what was used of it and sold, smart charging and heating by
 * the sun they were moved to, trading by what the battery gave less what filling it cost (its sun at the price it would
 * have sold for), capacity by what the battery gave while the connection was full.
 *
 * @param target kW the connection is kept under; undefined without one
 */
export function savingParts(steps: readonly Step[], target: number | undefined): SavingParts {
  const sum: SavingParts = {
    savingBySolar: 0,
    savingByTrading: 0,
    savingByCapacity: 0,
    savingBySmartCharge: 0,
    savingByHvac: 0,
  };
  for (const step of steps) {
    if (step.lost) continue;
    const { sun, battery, stored, bought, sunOut, batteryOut } = shared(step);
    const [buy, sell] = [(step.buy * STEP_HOURS) / 100, (step.sell * STEP_HOURS) / 100];
    const isFull = target !== undefined && step.import >= FULL * target;
    sum.savingBySolar += sun.load * buy + (sunOut + stored) * sell;
    sum.savingByHvac += sun.hvac * buy;
    sum.savingBySmartCharge += sun.charge * buy;
    sum[isFull ? 'savingByCapacity' : 'savingByTrading'] += battery * buy;
    sum.savingByTrading += batteryOut * sell - stored * sell - bought * buy;
  }
  return sum;
}
