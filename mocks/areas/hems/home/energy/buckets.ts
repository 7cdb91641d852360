import { addDays, startOfDay, zoneHours } from '@/schema/dates';
import { STEP } from '../../../../energy/dayTime';
import type { Step } from '../../../../energy/model';
import { eachDay, type Days } from './days';
import { simulator } from '../../../../energy/simulator';
import type { Station } from './stationOf';

export type BucketSize = 'step' | 'quarter' | 'hour' | 'day';

/** A part of some days. */
export interface Bucket {
  /** When it begins, epoch ms. */
  readonly at: number;
  /** What is simulated of it, also what is to come; empty before there was a home. */
  readonly planned: readonly Step[];
  /** What happened and was told. Empty: nothing is known. */
  readonly steps: readonly Step[];
}

const QUARTER = 900_000;

function every(from: number, to: number, length: number): number[] {
  return Array.from({ length: Math.round((to - from) / length) }, (_, index) => from + index * length);
}

function beginsOf(day: string, zone: string, size: BucketSize): number[] {
  const from = startOfDay(day, zone);
  if (size === 'day') return [from];
  if (size === 'hour') return zoneHours(day, zone);
  return every(from, startOfDay(addDays(day, 1), zone), size === 'step' ? STEP : QUARTER);
}

/** Whether a step is over and its telemetry came. */
export function isTold({ until }: Pick<Station, 'until'>, { at, lost }: Step): boolean {
  return !lost && at < until;
}

/**
 * Whole days of a station cut into parts: 23, 24 or 25 hours where clocks change, all there whether something is known
 * or not.
 */
export function buckets(station: Station, days: Days, size: BucketSize): Bucket[] {
  const { site, zone } = station;
  const [from, to] = [startOfDay(days.startDate, zone), startOfDay(addDays(days.endDate, 1), zone)];
  const steps = site ? simulator.between(site, from, to) : [];
  const begins = eachDay(days).flatMap((day) => beginsOf(day, zone, size));
  let next = 0;
  return begins.map((at, index) => {
    const end = begins[index + 1] ?? to;
    const first = next;
    while ((steps[next]?.at ?? Infinity) < end) next += 1;
    const planned = steps.slice(first, next);
    return { at, planned, steps: planned.filter((step) => isTold(station, step)) };
  });
}
