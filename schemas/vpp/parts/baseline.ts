/** A day a baseline may be made of: kW by slot, `null` where the meter was silent. */
export interface SampleDay {
  /** `yyyy-MM-dd`. */
  readonly date: string;
  readonly curve: readonly (number | null)[];
  /** Something happened that day that is not usual: an order of its own, an outage. */
  readonly event?: boolean;
  /** Mean outdoor °C. */
  readonly outdoor?: number;
}

export type BaselineMethod = 'avg5' | 'high4of5' | 'weather' | 'declared';

export interface Baseline {
  /** kW by slot; a slot no day knows is `null`. Empty where there are too few days: nothing is guessed. */
  readonly curve: readonly (number | null)[];
  /** Days it was made of, newest first. */
  readonly days: readonly string[];
}

/** Slots of a window, the last one not included. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** More of a day than this missing, and it says nothing. */
const MOST_MISSING = 0.1;
const DAYS = 5;

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
const energyIn = ({ curve }: SampleDay, { from, to }: Window): number =>
  curve.slice(from, to).reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Days before another one that are like it and complete, newest first. */
export function eligibleDays(date: string, days: readonly SampleDay[]): SampleDay[] {
  const whole = ({ curve }: SampleDay) => curve.filter((value) => value === null).length <= MOST_MISSING * curve.length;
  return days
    .filter((day) => day.date < date && !day.event && isWeekend(day.date) === isWeekend(date) && whole(day))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

function meanOf(days: readonly SampleDay[]): Baseline {
  const slots = Math.max(0, ...days.map(({ curve }) => curve.length));
  const curve = Array.from({ length: slots }, (_, slot) => {
    const known = days.map((day) => day.curve[slot] ?? null).filter((value) => value !== null);
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
  });
  return { curve, days: days.map(({ date }) => date) };
}

/**
 * What would have been used without a response, made of days before it (operations, 1.2). The day itself and later ones
 * never count.
 *
 * @param outdoor of the day it is for, by which `weather` looks for days alike
 */
export function baselineOf(
  method: Exclude<BaselineMethod, 'declared'>,
  date: string,
  days: readonly SampleDay[],
  window: Window,
  outdoor = 0,
): Baseline {
  const eligible = eligibleDays(date, days);
  const away = (day: SampleDay) => Math.abs((day.outdoor ?? Infinity) - outdoor);
  const chosen =
    method === 'weather'
      ? eligible.toSorted((a, b) => away(a) - away(b) || (a.date < b.date ? 1 : -1)).slice(0, DAYS)
      : eligible.slice(0, DAYS);
  if (chosen.length < DAYS) return { curve: [], days: chosen.map((day) => day.date) };
  if (method !== 'high4of5') return meanOf(chosen);
  const least = chosen.reduce((found, day) => (energyIn(day, window) < energyIn(found, window) ? day : found));
  return meanOf(chosen.filter((day) => day !== least));
}
