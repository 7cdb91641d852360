import { addDays, dayOf, startOfDay, wallMoments, zoneOffset } from '@/schema/dates';
import type { TickStep } from './tickStep';

const HOUR = 3_600_000;

/** The hours of the wall clock: one that is left out has no tick, one that comes twice has two. */
function hourTicks(from: number, to: number, zone: string, hours: number): number[] {
  const step = hours * HOUR;
  const ticks = new Set<number>();
  const last = to + zoneOffset(to, zone) + HOUR;
  // An hour before and after: the wall clock may be set back or forward at the edges.
  for (let wall = Math.floor((from + zoneOffset(from, zone) - HOUR) / step) * step; wall <= last; wall += step) {
    for (const at of wallMoments(wall, zone)) ticks.add(at);
  }
  return [...ticks];
}

/** Every so many midnights, from the first one on. */
function dayTicks(from: number, to: number, zone: string, count: number): number[] {
  const ticks: number[] = [];
  const first = startOfDay(dayOf(from, zone), zone) < from ? addDays(dayOf(from, zone), 1) : dayOf(from, zone);
  for (let day = first; day <= dayOf(to, zone); day = addDays(day, count)) ticks.push(startOfDay(day, zone));
  return ticks;
}

function monthTicks(from: number, to: number, zone: string, months: number): number[] {
  const ticks: number[] = [];
  const end = dayOf(to, zone).slice(0, 7);
  for (let year = Number(dayOf(from, zone).slice(0, 4)), month = 0; ; month += months) {
    const first = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
    if (first.slice(0, 7) > end) return ticks;
    ticks.push(startOfDay(first, zone));
  }
}

/** The moments (epoch ms, rising) of the labels between two moments, by the wall clock and the calendar of a zone. */
export function timeTicks(from: number, to: number, zone: string, { unit, count }: TickStep): number[] {
  const ticks =
    unit === 'hour'
      ? hourTicks(from, to, zone, count)
      : unit === 'day'
        ? dayTicks(from, to, zone, count)
        : monthTicks(from, to, zone, unit === 'year' ? count * 12 : count);
  return ticks.filter((at) => at >= from && at <= to).toSorted((one, other) => one - other);
}
