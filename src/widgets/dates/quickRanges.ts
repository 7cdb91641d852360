import { siteToday } from '@/schema';
import { addDays, fitsSpan, type DateSpan } from '@/schema/dates';
import { isAllowed, type DayLimits } from './limits';

/** `widgets.dates.quick.<name>` in the locales. */
export type QuickRange = 'today' | 'yesterday' | 'last7' | 'last30' | 'thisMonth' | 'lastMonth';

export interface QuickRangeDays {
  readonly name: QuickRange;
  readonly from: string;
  readonly to: string;
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

const RANGES: Readonly<Record<QuickRange, (today: string) => readonly [from: string, to: string]>> = {
  today: (today) => [today, today],
  yesterday: (today) => [addDays(today, -1), addDays(today, -1)],
  last7: (today) => [addDays(today, -6), today],
  last30: (today) => [addDays(today, -29), today],
  thisMonth: (today) => [firstOfMonth(today), today],
  lastMonth: (today) => {
    const last = addDays(firstOfMonth(today), -1);
    return [firstOfMonth(last), last];
  },
};

/** What is one press away: of one day, days that end today, or a month. */
export const QUICK_RANGES: readonly QuickRange[] = ['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth'];

/** Ranges one press away, by the calendar of the site. Those outside the limits are left out. */
export function quickRanges(
  limits: DayLimits & { readonly maxSpan?: DateSpan | undefined },
  names = QUICK_RANGES,
  now?: Date,
): QuickRangeDays[] {
  const today = siteToday(limits.zone, now);
  return names
    .map((name) => {
      const [from, to] = RANGES[name](today);
      return { name, from, to };
    })
    .filter((one) => isAllowed(one.from, limits, now) && isAllowed(one.to, limits, now))
    .filter((one) => fitsSpan(one, limits.maxSpan));
}
