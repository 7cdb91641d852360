import { STEP_HOURS } from './dayTime';
import type { Step } from './model';

export { byDay, byHour, byMonth, byQuarter } from './groups';

/** Sums of steps whose telemetry came: energies in kWh, money in the currency of the prices (not hundredths). */
export interface Totals {
  /** Steps that count, and those whose telemetry never came. Without any that count the sums are 0 and say nothing. */
  readonly known: number;
  readonly lost: number;
  readonly import: number;
  readonly export: number;
  readonly pv: number;
  readonly curtailed: number;
  readonly batteryCharge: number;
  readonly batteryDischarge: number;
  readonly charge: number;
  readonly v2x: number;
  readonly hvac: number;
  readonly load: number;
  /** What the home and its car use; filling the battery is not use. */
  readonly consumption: number;
  readonly cost: number;
  readonly earned: number;
  /** What the same use had cost without PV and battery, at the same prices; the car gives and takes as it did. */
  readonly baselineCost: number;
  /** Mean temperature in the rooms, °C. */
  readonly indoor: number | null;
}

/** The totals of any steps. Money is summed step by step, never average price times quantity. */
export function totalsOf(steps: readonly Step[]): Totals {
  const sum: { -readonly [Name in keyof Totals]: Totals[Name] } = {
    known: 0,
    lost: 0,
    import: 0,
    export: 0,
    pv: 0,
    curtailed: 0,
    batteryCharge: 0,
    batteryDischarge: 0,
    charge: 0,
    v2x: 0,
    hvac: 0,
    load: 0,
    consumption: 0,
    cost: 0,
    earned: 0,
    baselineCost: 0,
    indoor: null,
  };
  let warmth = 0;
  for (const step of steps) {
    if (step.lost) continue;
    // Named one by one: a quarter of a year is summed for every card, and loops over names take fifty times as long.
    sum.known += 1;
    sum.import += step.import * STEP_HOURS;
    sum.export += step.export * STEP_HOURS;
    sum.pv += step.pv * STEP_HOURS;
    sum.curtailed += step.curtailed * STEP_HOURS;
    sum.batteryCharge += step.batteryCharge * STEP_HOURS;
    sum.batteryDischarge += step.batteryDischarge * STEP_HOURS;
    sum.charge += step.charge * STEP_HOURS;
    sum.v2x += step.v2x * STEP_HOURS;
    sum.hvac += step.hvac * STEP_HOURS;
    sum.load += step.load * STEP_HOURS;
    sum.cost += (step.import * STEP_HOURS * step.buy) / 100;
    sum.earned += (step.export * STEP_HOURS * step.sell) / 100;
    sum.baselineCost += (Math.max(0, step.load + step.hvac + step.charge - step.v2x) * STEP_HOURS * step.buy) / 100;
    warmth += step.indoor;
  }
  sum.lost = steps.length - sum.known;
  sum.consumption = sum.load + sum.hvac + sum.charge;
  if (sum.known > 0) sum.indoor = warmth / sum.known;
  return sum;
}

const share = (value: number) => Math.min(1, Math.max(0, value));

/**
 * Share of the use that did not come from the grid, 0 to 1; `null` where nothing was used. A battery filled from the
 * grid counts against it.
 */
export function independence(totals: Pick<Totals, 'import' | 'consumption'>): number | null {
  return totals.consumption > 0 ? share(1 - totals.import / totals.consumption) : null;
}

/** Share of the sun that was used and not fed in, 0 to 1; `null` without sun. */
export function selfUse(totals: Pick<Totals, 'export' | 'pv'>): number | null {
  return totals.pv > 0 ? share(1 - totals.export / totals.pv) : null;
}

/** What PV, battery and strategy saved against the same use without them, in the currency. */
export function costSaving({ baselineCost, cost, earned }: Pick<Totals, 'baselineCost' | 'cost' | 'earned'>): number {
  return baselineCost - (cost - earned);
}
