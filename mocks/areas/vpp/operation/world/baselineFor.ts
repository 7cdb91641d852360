import {
  baselineOf,
  type Baseline,
  type BaselineMethod,
  type SampleDay,
  type Window,
} from '@schemas/vpp/parts/baseline';
import { addDays } from '@/schema/dates';
import type { Doc } from '../../../../store/store';
import { siteOf } from '../../../../world/world';
import { resourceDay } from './resourceDay';

/** So many days are looked back at, and so many of the same kind are enough. */
const LOOK_BACK = 45;
const ENOUGH = 5;
const ENOUGH_FOR_WEATHER = 10;
const KEPT = 600;
const kept = new Map<string, Baseline>();

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/**
 * The baseline of a resource on a day, made of days before it by its own method; without a plan a declared one is
 * empty.
 *
 * @param events days of the resource that say nothing: it was asked to respond
 * @param declared the plan of that day
 */
export function baselineFor(
  row: Doc,
  date: string,
  window: Window,
  events: ReadonlySet<string>,
  declared: readonly number[] = [],
): Baseline {
  const site = siteOf(row.stationId);
  const method = String(row.baselineMethod ?? 'avg5') as BaselineMethod;
  if (!site) return { curve: [], days: [] };
  if (method === 'declared') return { curve: declared, days: declared.length > 0 ? [date] : [] };
  const key = [row.id, row.resourceType, method, date, window.from, window.to, ...events].join(' ');
  const known = kept.get(key);
  if (known) return known;
  const type = String(row.resourceType);
  const days: SampleDay[] = [];
  const wanted = method === 'weather' ? ENOUGH_FOR_WEATHER : ENOUGH;
  for (let back = 1; back <= LOOK_BACK && days.length < wanted; back += 1) {
    const day = addDays(date, -back);
    if (isWeekend(day) !== isWeekend(date) || events.has(day)) continue;
    const found = resourceDay(site, type, day);
    if (!found) break;
    if (found.power.filter((power) => power === null).length * 10 <= found.power.length)
      days.push({ date: day, curve: found.power, outdoor: found.outdoor });
  }
  const made = baselineOf(
    method,
    date,
    days,
    window,
    method === 'weather' ? resourceDay(site, type, date)?.outdoor : 0,
  );
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
}
