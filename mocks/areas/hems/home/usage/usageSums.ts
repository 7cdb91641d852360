import type { Totals } from '../../../../energy/totals';

/** Where energy went to, kWh: battery, car, and everything else with the heat pump in it. */
export function usageOf({ batteryCharge, charge, load, hvac }: Totals) {
  const parts = { batteryCharged: batteryCharge, evChargerCharged: charge, otherLoad: load + hvac };
  return { parts, total: batteryCharge + charge + load + hvac };
}

/** What gave energy besides the grid, kWh; import + generation = usage + export. */
export function generationOf({ batteryDischarge, v2x, pv }: Totals) {
  return {
    parts: { batteryDischarged: batteryDischarge, evChargerDischarged: v2x, pvProduction: pv },
    total: batteryDischarge + v2x + pv,
  };
}
