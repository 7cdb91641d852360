import { flowTotals } from '../../../../energy/flows';
import type { Step } from '../../../../energy/model';
import { independence, totalsOf } from '../../../../energy/totals';

/** kWh of the sun that stayed in the home: used at once, or kept in the battery. */
export function sunKept(steps: readonly Step[]): number {
  const { pvToHome, pvToBattery } = flowTotals(steps);
  return pvToHome + pvToBattery;
}

/** Percent of the use that did not come from the grid; `null` where nothing was used. */
export function independencePercent(steps: readonly Step[]): number | null {
  const part = independence(totalsOf(steps));
  return part === null ? null : part * 100;
}

/**
 * Percent of the sun that stayed in the home; `null` without sun. What the battery sells is told apart by the same
 * split as in the solar chart, so that charts and figures agree.
 */
export function selfUsePercent(steps: readonly Step[]): number | null {
  const { pv } = totalsOf(steps);
  return pv > 0 ? Math.min(100, (sunKept(steps) / pv) * 100) : null;
}
