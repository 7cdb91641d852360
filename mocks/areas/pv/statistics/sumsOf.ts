import { addDays, startOfDay, dayOf } from '@/schema/dates';
import { STEP } from '../../../energy/dayTime';
import type { Sums } from '../../../world/model';
import type { Site } from '../../../world/site';
import { sums } from '../../../world/world';

/** What was summed of a site in this step, by its days: each figure of a row comes from the same sums. */
const kept = new WeakMap<Site, { readonly step: number; readonly byDays: Map<string, Sums | undefined> }>();

/** The sums of some days of a site, as far as they are over; undefined where nothing is known. */
export function sumsOfDays(site: Site, from: string, to: string, now: number): Sums | undefined {
  const step = Math.floor(now / STEP);
  const known = kept.get(site);
  const { byDays } = known?.step === step ? known : { byDays: new Map<string, Sums | undefined>() };
  const days = `${from} ${to}`;
  if (byDays.has(days)) return byDays.get(days);
  const [found] = sums(site, startOfDay(from, site.zone), startOfDay(addDays(to, 1), site.zone), 'all', now);
  const told = found && found.known > 0 ? found : undefined;
  kept.set(site, { step, byDays: byDays.set(days, told) });
  return told;
}

/** First and last day of a month (`yyyy-MM`). */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    from: `${month}-01`,
    to: `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`,
  };
}

/** The month so many before that of a moment. */
export function monthBefore(now: number, back: number): string {
  const at = new Date(now);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
}

const DAY = 86_400_000;

/**
 * Something of a site since its first day. The years before this one are taken to have been like it: they are too many
 * to be gone through for a figure on a wall.
 */
export function sinceBegin(site: Site, now: number, tell: (found: Sums) => number): number | null {
  const today = dayOf(now, site.zone);
  const year = `${today.slice(0, 4)}-01-01`;
  const first = site.since > year ? site.since : year;
  const found = sumsOfDays(site, first, today, now);
  const days = (from: string): number => (Date.parse(today) - Date.parse(from)) / DAY + 1;
  return found ? (tell(found) * days(site.since)) / days(first) : null;
}
