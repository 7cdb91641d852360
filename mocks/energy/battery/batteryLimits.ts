import { STEP_HOURS } from '../dayTime';

/** What all home batteries have in common; states of charge are percent. */
export const BATTERY = {
  lowest: 10,
  highest: 95,
  /** Where there is a capacity to keep, the last of it waits for peaks. */
  reserve: 30,
  efficiency: 0.95,
} as const;

export interface BatteryState {
  readonly capacity: number;
  readonly power: number;
  readonly soc: number;
}

/** kW it can take for a step. */
export function canTake({ capacity, power, soc }: BatteryState): number {
  return Math.max(0, Math.min(power, (((BATTERY.highest - soc) / 100) * capacity) / BATTERY.efficiency / STEP_HOURS));
}

/** kW it can give for a step without going below a state of charge. */
export function canGive({ capacity, power, soc }: BatteryState, lowest: number = BATTERY.lowest): number {
  return Math.max(0, Math.min(power, (((soc - lowest) / 100) * capacity * BATTERY.efficiency) / STEP_HOURS));
}

/** Its state of charge after a step; no rounding carries it over its bounds. */
export function socAfter({ capacity, soc }: BatteryState, charge: number, discharge: number): number {
  const next = soc + (((charge * BATTERY.efficiency - discharge / BATTERY.efficiency) * STEP_HOURS) / capacity) * 100;
  return Math.min(BATTERY.highest, Math.max(BATTERY.lowest, next));
}
