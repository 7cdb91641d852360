import { dayOf, addDays } from '@/schema/dates';
import { day as dayFrame } from '../../../../world/world';
import type { DayFrame } from '../../../../world/model';
import type { Site } from '../../../../world/site';

export const QUARTER = 900_000;
/** Steps of five minutes in a quarter of an hour. */
const STEPS = 3;
/** Days that are kept, the last ones asked for. */
const KEPT = 2000;

/** A day of a resource by quarters of an hour. */
export interface ResourceDay {
  /** Epoch ms of its first quarter. */
  readonly start: number;
  /** kW it takes, below zero while it gives; `null` where nothing is known. */
  readonly power: readonly (number | null)[];
  /** Percent, of batteries. */
  readonly soc: readonly number[];
  /** Mean °C. */
  readonly outdoor: number;
}

/** Which powers of a site a resource of a type is, with their signs. */
const PARTS: Readonly<Record<string, (frame: DayFrame, at: number) => number>> = {
  storage: (frame, at) => (frame.charge[at] ?? 0) - (frame.discharge[at] ?? 0),
  pv: (frame, at) => -(frame.generation[at] ?? 0),
  charging: (frame, at) => frame.charger[at] ?? 0,
  hvac: (frame, at) => frame.heat[at] ?? 0,
  industrial: (frame, at) => frame.load[at] ?? 0,
};

const kept = new Map<string, ResourceDay>();

function made(frame: DayFrame, type: string): ResourceDay {
  const part = PARTS[type] ?? (() => 0);
  const quarters = Array.from({ length: Math.floor(frame.steps / STEPS) }, (_, slot) => {
    const known = Array.from({ length: STEPS }, (_one, step) => slot * STEPS + step).filter(
      (at) => frame.lost[at] !== 1,
    );
    return known.length > 0
      ? Math.round((known.reduce((sum, at) => sum + part(frame, at), 0) / known.length) * 100) / 100
      : null;
  });
  const outdoor = frame.outdoor.slice(0, frame.steps).reduce((sum, one) => sum + one, 0) / frame.steps;
  return { start: frame.start, power: quarters, soc: quarters.map((_, slot) => frame.soc[slot * STEPS] ?? 0), outdoor };
}

/**
 * What a resource of a type does at a site on a day (`yyyy-MM-dd`), left to itself; undefined where there is no data.
 */
export function resourceDay(site: Site, type: string, day: string): ResourceDay | undefined {
  const key = `${site.id} ${type} ${day}`;
  const known = kept.get(key);
  if (known) return known;
  const frame = dayFrame(site, day);
  if (!frame) return undefined;
  const found = made(frame, type);
  kept.set(key, found);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return found;
}

/** The quarters of a resource from a moment until before another (epoch ms). */
export function quartersOf(
  site: Site,
  type: string,
  from: number,
  to: number,
): { readonly at: number; readonly power: number | null; readonly soc: number }[] {
  const found = [];
  for (let day = dayOf(from, site.zone); ; day = addDays(day, 1)) {
    const one = resourceDay(site, type, day);
    if (!one) return found;
    for (const [slot, power] of one.power.entries()) {
      const at = one.start + slot * QUARTER;
      if (at >= to) return found;
      if (at + QUARTER > from) found.push({ at, power, soc: one.soc[slot] ?? 0 });
    }
  }
}
