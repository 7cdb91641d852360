import { addDays } from '@/schema/dates';
import { isAllowed, todayIn, type DayLimits } from './limits';

/** `widgets.dates.quick.<name>` in the locales. */
export type QuickRange = 'today' | 'yesterday' | 'last7';

const DAYS: Readonly<Record<QuickRange, readonly [from: number, to: number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  last7: [-6, 0],
};

export interface QuickRangeDays {
  readonly name: QuickRange;
  readonly from: string;
  readonly to: string;
}

/** Ranges one press away: today, yesterday, today and the six days before. Those outside the limits are left out. */
export function quickRanges(limits: DayLimits, now?: Date): QuickRangeDays[] {
  const today = todayIn(limits.zone, now);
  return (Object.keys(DAYS) as QuickRange[])
    .map((name) => ({ name, from: addDays(today, DAYS[name][0]), to: addDays(today, DAYS[name][1]) }))
    .filter(({ from, to }) => isAllowed(from, limits, now) && isAllowed(to, limits, now));
}
