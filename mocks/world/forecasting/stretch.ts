import { addDays } from '@/schema/dates';
import { memoize } from '../../energy/chance/memoize';
import { dayTime, PER_QUARTER } from '../../energy/dayTime';
import { dayFrame } from '../history';
import type { DayFrame, ForecastOf } from '../model';
import type { Site } from '../site';

/** Quarters of an hour of a wall clock's day. */
export const QUARTERS = 96;

/** A quantity on a day by quarters of an hour, and which quarter of the wall clock's day each is. */
export interface DayCurve {
  readonly values: Float64Array;
  readonly wall: Uint8Array;
}

/**
 * What is foreseen: sun before anything is cut off, use with heat (when cars charge is planned, not foreseen), prices.
 */
function stepOf(of: ForecastOf, frame: DayFrame, index: number): number {
  if (of === 'generation') return (frame.generation[index] ?? 0) + (frame.curtailed[index] ?? 0);
  if (of === 'load') return (frame.load[index] ?? 0) + (frame.heat[index] ?? 0);
  return frame[of][index] ?? 0;
}

/** What came of a quantity on a day; undefined where there is no data. */
export const dayCurve = memoize(
  4000,
  (site: Site, of: ForecastOf, day: string) => `${site.id} ${of} ${day}`,
  (site: Site, of: ForecastOf, day: string): DayCurve | undefined => {
    const frame = dayFrame(site, day);
    if (!frame) return undefined;
    const { hours } = dayTime(day, site.zone);
    const count = frame.steps / PER_QUARTER;
    const values = Float64Array.from({ length: count }, (_, quarter) => {
      let sum = 0;
      for (let step = 0; step < PER_QUARTER; step += 1) sum += stepOf(of, frame, quarter * PER_QUARTER + step);
      return sum / PER_QUARTER;
    });
    return {
      values,
      wall: Uint8Array.from({ length: count }, (_, quarter) => Math.floor((hours[quarter * PER_QUARTER] ?? 0) * 4)),
    };
  },
);

/** Several days in one row, the last of them a day that is looked at. */
export interface Stretch {
  readonly values: Float64Array;
  readonly wall: Uint8Array;
  /** By quarter: which of the days it belongs to. */
  readonly dayAt: Uint8Array;
  readonly days: readonly string[];
  /** Place of the first quarter of the last day. */
  readonly from: number;
}

/** A day with the days before it; those without data are `NaN`. */
export function stretch(site: Site, of: ForecastOf, day: string, before: number): Stretch {
  const days = Array.from({ length: before + 1 }, (_, place) => addDays(day, place - before));
  const curves = days.map(
    (one) =>
      dayCurve(site, of, one) ?? {
        values: new Float64Array(dayTime(one, site.zone).steps / PER_QUARTER).fill(Number.NaN),
        wall: new Uint8Array(dayTime(one, site.zone).steps / PER_QUARTER),
      },
  );
  const lengths = curves.map(({ values }) => values.length);
  return {
    values: Float64Array.from(curves.flatMap(({ values }) => [...values])),
    wall: Uint8Array.from(curves.flatMap(({ wall }) => [...wall])),
    dayAt: Uint8Array.from(lengths.flatMap((length, place) => Array.from({ length }, () => place))),
    days,
    from: lengths.slice(0, -1).reduce((sum, length) => sum + length, 0),
  };
}
