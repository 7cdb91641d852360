import { STEP_HOURS } from './dayTime';
import type { Step } from './model';

/** From where to where energy went, in the unit of what was split: kW of a step, kWh of a sum. */
export interface Flows {
  readonly pvToHome: number;
  readonly pvToBattery: number;
  readonly pvToGrid: number;
  readonly gridToHome: number;
  readonly gridToBattery: number;
  readonly batteryToHome: number;
  readonly batteryToGrid: number;
  /** The car feeds only the home. */
  readonly carToHome: number;
}

/**
 * The split of a step's powers, in the order of Home Assistant's `computeConsumptionSingle`: what the grid gives beyond
 * the use fills the battery; sun fills the battery, then the grid; the battery feeds the grid; then the grid fills what
 * is missing in the battery; what is left feeds the home. The home is load, heat pump and car.
 */
export function flowsOf(
  step: Pick<
    Step,
    'pv' | 'load' | 'hvac' | 'charge' | 'v2x' | 'batteryCharge' | 'batteryDischarge' | 'import' | 'export'
  >,
): Flows {
  let { pv, batteryCharge: store, export: feed, import: grid, batteryDischarge: stored } = step;
  const carToHome = step.v2x;
  const excess = Math.max(0, Math.min(store, grid - Math.max(0, step.load + step.hvac + step.charge - carToHome)));
  [store, grid] = [store - excess, grid - excess];
  const pvToBattery = Math.min(pv, store);
  [pv, store] = [pv - pvToBattery, store - pvToBattery];
  const pvToGrid = Math.min(pv, feed);
  [pv, feed] = [pv - pvToGrid, feed - pvToGrid];
  const batteryToGrid = Math.min(stored, feed);
  stored -= batteryToGrid;
  const more = Math.min(grid, store);
  grid -= more;
  return {
    pvToHome: pv,
    pvToBattery,
    pvToGrid,
    gridToHome: grid,
    gridToBattery: excess + more,
    batteryToHome: stored,
    batteryToGrid,
    carToHome,
  };
}

/** The flows of steps whose telemetry came, summed in kWh. */
export function flowTotals(steps: readonly Step[]): Flows {
  const sum = {
    pvToHome: 0,
    pvToBattery: 0,
    pvToGrid: 0,
    gridToHome: 0,
    gridToBattery: 0,
    batteryToHome: 0,
    batteryToGrid: 0,
    carToHome: 0,
  };
  for (const step of steps) {
    if (step.lost) continue;
    const flows = flowsOf(step);
    sum.pvToHome += flows.pvToHome * STEP_HOURS;
    sum.pvToBattery += flows.pvToBattery * STEP_HOURS;
    sum.pvToGrid += flows.pvToGrid * STEP_HOURS;
    sum.gridToHome += flows.gridToHome * STEP_HOURS;
    sum.gridToBattery += flows.gridToBattery * STEP_HOURS;
    sum.batteryToHome += flows.batteryToHome * STEP_HOURS;
    sum.batteryToGrid += flows.batteryToGrid * STEP_HOURS;
    sum.carToHome += flows.carToHome * STEP_HOURS;
  }
  return sum;
}
