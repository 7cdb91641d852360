import { addDays, dayOf, startOfDay } from '@/schema/dates';
import type { Site } from '../../world/site';
import { pricedOn, sums } from '../../world/world';

/** The first day of the month after that of a day. */
const nextMonth = (day: string): string => `${addDays(`${day.slice(0, 8)}28`, 4).slice(0, 8)}01`;

/**
 * What a lower peak saves between two moments (epoch ms): a peak is paid for once a month, so each part of a month has
 * its share of what the month saves by its time. Nothing where the basic fee does not go by the demand there was.
 */
export function demandSaving(site: Site, from: number, to: number, now: number): number {
  let saved = 0;
  for (let day = `${dayOf(from, site.zone).slice(0, 8)}01`; startOfDay(day, site.zone) < to; day = nextMonth(day)) {
    const [begin, end] = [startOfDay(day, site.zone), startOfDay(nextMonth(day), site.zone)];
    const { billingMode, demandPrice } = pricedOn(site, day).contract;
    if (billingMode !== 'actualDemand') continue;
    const [month] = sums(site, begin, end, 'month', now);
    const share = (Math.min(to, end) - Math.max(from, begin)) / (end - begin);
    if (month) saved += Math.max(0, month.maxDemandWithoutStorage - month.maxDemand) * demandPrice * share;
  }
  return saved;
}
