import type { Amount } from '@/charts';

const FACTORS: Readonly<Record<string, number>> = { wh: 0.001, kwh: 1, mwh: 1000, gwh: 1_000_000 };

/** An energy in kWh; null for nothing, and for a unit that is none of energy. Without a unit it is taken for kWh. */
export function kilowattHours({ value, unit }: Amount): number | null {
  const factor = FACTORS[unit.toLowerCase() || 'kwh'];
  return value === null || factor === undefined ? null : value * factor;
}
