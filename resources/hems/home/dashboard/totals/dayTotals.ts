import { unitFactor, type MeasureTone } from '@/schema';

/** A course of values by the moment: a power, a price. */
export interface Course {
  readonly values: readonly (number | null)[];
  readonly times?: readonly number[];
  readonly lasts?: number;
  readonly unit: string;
}

/** What one power came to over a day. */
export interface DayTotal {
  /** kWh in its usual way; null where nothing of it is known. */
  readonly energy: number | null;
  /** kWh the other way: exported, charged, given back to the home. */
  readonly back: number;
  /** What its energy cost at the price of each moment, in hundredths of the currency; null without prices. */
  readonly cost: number | null;
}

const HOUR = 3_600_000;

/** The value of a course at a moment; null where there is none. */
function valueAt({ values, times = [], lasts = HOUR }: Course, at: number): number | null {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  const from = times[low - 1];
  return from === undefined || at >= from + lasts ? null : (values[low - 1] ?? null);
}

/** A power over its times as energy, both ways, and what it cost at the price of the same moments. */
export function dayTotal(power: Course, price: Course | undefined): DayTotal {
  const { values, times = [], lasts = HOUR, unit } = power;
  const kilowatts = unitFactor(unit, 'kW');
  if (kilowatts === undefined) return { energy: null, back: 0, cost: null };
  const hours = lasts / HOUR;
  let [energy, back, cost, known, isPriced] = [0, 0, 0, false, price !== undefined];
  for (const [place, value] of values.entries()) {
    if (value === null) continue;
    known = true;
    const amount = value * kilowatts * hours;
    if (amount < 0) back -= amount;
    else if (amount > 0) {
      energy += amount;
      const at = price && valueAt(price, times[place] ?? NaN);
      if (at === undefined || at === null) isPriced = false;
      else cost += amount * at;
    }
  }
  return { energy: known ? energy : null, back, cost: known && isPriced ? cost : null };
}

/** Powers that bring energy into the home: what they make is not bought. */
const SOURCES: ReadonlySet<MeasureTone | undefined> = new Set<MeasureTone>(['solar', 'battery']);

/** Whether the energy of a power is used, and so has a cost: that of the grid, of a device, of a phase. */
export const isUse = (tone: MeasureTone | undefined): boolean => !SOURCES.has(tone);
