export const CAR = {
  /** kWh. */
  capacity: 60,
  /** kWh it leaves with. */
  target: 54,
  /** kWh below which it gives nothing back. */
  reserve: 24,
  /** Of a kWh at the plug this much is stored, and of a stored one this much comes back. */
  efficiency: 0.92,
  /** Least power a car charges with, kW. */
  least: 1.4,
} as const;

/** The power a car takes at a level: less and less above 80 %. */
export function carTakes(power: number, level: number): number {
  return power * Math.min(1, Math.max(0.15, (1 - level / CAR.capacity) / 0.2));
}
