import { addDays, dayOf } from '@/schema/dates';
import { dayAfter } from './dayAfter';
import { dayRow } from './history';
import type { Site } from './site';

/** Sums the days of a year before a moment (epoch ms) that nobody has asked for yet: each `next` is a day. */
export function* lastYear(site: Site, now: number): Generator<void> {
  const today = dayOf(now, site.zone);
  // From the first of a month on: nothing before it decides what a day begins with.
  for (let day = `${addDays(today, -365).slice(0, 7)}-01`; day <= today; day = dayAfter(day, 1)) {
    dayRow(site, day);
    yield;
  }
}
