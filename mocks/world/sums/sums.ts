import { dayOf, zoneHours } from '@/schema/dates';
import { dayTime, STEP } from '../../energy/dayTime';
import { dayAfter } from '../dayAfter';
import { dayFrame, dayRow } from '../history';
import type { Sums, SumSize } from '../model';
import type { Site } from '../site';
import { addSteps } from './addSteps';
import { addRow, toldSums, WIDTH } from './sumRow';

const QUARTER = 900_000;

/** The days of a site that a time touches, each with its begin and its end. */
function daysIn(
  { zone }: Site,
  from: number,
  to: number,
): readonly { readonly day: string; readonly from: number; readonly to: number }[] {
  const found = [];
  for (let day = dayOf(from, zone); ; day = dayAfter(day, 1)) {
    const { start, steps } = dayTime(day, zone);
    if (start >= to) return found;
    found.push({ day, from: start, to: start + steps * STEP });
  }
}

/** The begins of the parts of a day, or none where the day is in the part of the day before. */
function beginsIn(
  site: Site,
  by: SumSize,
  { day, from, to }: { readonly day: string; readonly from: number; readonly to: number },
): number[] {
  if (by === 'quarter')
    return Array.from({ length: Math.round((to - from) / QUARTER) }, (_, index) => from + index * QUARTER);
  if (by === 'hour') return zoneHours(day, site.zone);
  const opens = by === 'day' || (by === 'month' && day.endsWith('-01')) || (by === 'year' && day.endsWith('-01-01'));
  return opens ? [from] : [];
}

/**
 * The sums of a site from a moment until before another (epoch ms), one row a part of that time, rising; parts are
 * those of the calendar of the site, the first and the last may be cut. What is after `now` has not happened: it is in
 * no row's figures and in none of its counts.
 */
export function sums(site: Site, from: number, to: number, by: SumSize, now = Infinity): Sums[] {
  const days = daysIn(site, from, to);
  const begins = [from, ...days.flatMap((day) => beginsIn(site, by, day)).filter((at) => at > from && at < to)];
  const rows = begins.map(() => new Float64Array(WIDTH));
  const until = Math.min(to, now);
  let place = 0;
  for (const one of days) {
    if (one.from >= until) break;
    const small = by === 'quarter' || by === 'hour';
    if (!small && one.from >= from && one.to <= until) {
      while ((begins[place + 1] ?? Infinity) <= one.from) place += 1;
      const [row, whole] = [rows[place], dayRow(site, one.day)];
      if (row && whole) addRow(row, whole);
      continue;
    }
    const frame = dayFrame(site, one.day);
    for (let at = Math.max(from, one.from); frame && at < Math.min(until, one.to);) {
      while ((begins[place + 1] ?? Infinity) <= at) place += 1;
      const end = Math.min(begins[place + 1] ?? Infinity, until, one.to);
      const row = rows[place];
      if (row)
        addSteps(
          row,
          site,
          frame,
          Math.ceil((at - frame.start) / STEP),
          Math.min(frame.steps, Math.floor((end - frame.start) / STEP)),
        );
      at = end;
    }
  }
  return rows.map((row, index) => toldSums(row, begins[index] ?? from, begins[index + 1] ?? to));
}
