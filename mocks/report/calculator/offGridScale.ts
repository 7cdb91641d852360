/** kWh a day, kW, hours, days, percent. */
export interface OffGridInput {
  readonly dailyLoad: number;
  readonly peakLoad: number;
  /** Of the darkest month. */
  readonly peakSunHours: number;
  readonly autonomyDays: number;
  readonly depthOfDischarge: number;
  readonly systemEfficiency: number;
  readonly safetyFactor: number;
}

/**
 * How much panel, battery and inverter a place away from the grid needs (operations §6.2); `refillDays`: until the
 * battery is full again after its days of autonomy, `null` when never.
 */
export function offGridScale(input: OffGridInput) {
  const { dailyLoad, peakLoad, peakSunHours, autonomyDays, depthOfDischarge, systemEfficiency, safetyFactor } = input;
  const efficiency = systemEfficiency / 100;
  const pvCapacity = (dailyLoad * safetyFactor) / (peakSunHours * efficiency);
  const surplus = pvCapacity * peakSunHours * efficiency - dailyLoad;
  return {
    pvCapacity,
    batteryCapacity: (dailyLoad * autonomyDays) / ((depthOfDischarge / 100) * efficiency),
    inverterPower: peakLoad * safetyFactor,
    refillDays: surplus > 0 ? (dailyLoad * autonomyDays) / surplus : null,
  };
}
