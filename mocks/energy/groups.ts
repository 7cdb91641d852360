import { dayOf, startOfDay, zoneOffset } from '@/schema/dates';
import type { Step } from './model';

const QUARTER = 900_000;
const HOUR = 3_600_000;

/** Steps that belong together. */
export interface Group {
  /** When the quarter, hour, day or month begins, epoch ms. */
  readonly at: number;
  readonly steps: readonly Step[];
}

/** Neighbours with the same beginning, in the order of the steps. */
function grouped(steps: readonly Step[], beginOf: (step: Step) => number): Group[] {
  const groups: { at: number; steps: Step[] }[] = [];
  for (const step of steps) {
    const at = beginOf(step);
    const last = groups.at(-1);
    if (last?.at === at) last.steps.push(step);
    else groups.push({ at, steps: [step] });
  }
  return groups;
}

/** By days or months: the name changes only with the day, so it is looked up once for each. */
function byName(steps: readonly Step[], zone: string, firstDay: (day: string) => string): Group[] {
  let [begin, end] = [0, 0];
  return grouped(steps, ({ at }) => {
    if (at < begin || at >= end) {
      const day = dayOf(at, zone);
      begin = startOfDay(firstDay(day), zone);
      // The next UTC day at the latest asks again; within it no second midnight of the zone can pass unseen.
      end = Math.min(startOfDay(nextDay(day), zone), at + 24 * HOUR);
    }
    return begin;
  });
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR).toISOString().slice(0, 10);
}

/** Quarters of an hour: every zone's are UTC's. */
export function byQuarter(steps: readonly Step[], _zone?: string): Group[] {
  return grouped(steps, ({ at }) => at - (at % QUARTER));
}

/** Hours of the wall clock of a zone: the hour that comes twice is two, the one that is left out is none. */
export function byHour(steps: readonly Step[], zone: string): Group[] {
  return grouped(steps, ({ at }) => at - ((at + zoneOffset(at, zone)) % HOUR));
}

/** Days of a zone, of 23, 24 or 25 hours. */
export function byDay(steps: readonly Step[], zone: string): Group[] {
  return byName(steps, zone, (day) => day);
}

export function byMonth(steps: readonly Step[], zone: string): Group[] {
  return byName(steps, zone, (day) => `${day.slice(0, 7)}-01`);
}
