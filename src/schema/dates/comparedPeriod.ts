import { addDays, daysInMonth } from './clock';
import { addSpan, type DateSpan } from './dateSpan';
import { periodDays, shiftPeriod, type Period } from './period';

/** What a period is compared with: the one before it, or the same days a year before. @public */
export type ComparedWith = 'previous' | 'year';

/** A period, and the one it is compared with. @public */
export interface Comparison {
  /** What there is of the period: of one that is not over, the days until today. */
  readonly now: Period;
  readonly before: Period;
  /** The last day of `now` is today, so that less than a day of it is known. */
  readonly isOpen: boolean;
}

const isFirst = (day: string): boolean => day.endsWith('-01');
const isLast = (day: string): boolean =>
  Number(day.slice(8, 10)) === daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));

const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** The same days so many months before: of whole months whole months, however long they are. */
function monthsBefore({ by, from, to }: Period, months: number): Period {
  const span: DateSpan = `${months} months`;
  const first = addSpan(from, span, -1);
  if (!isFirst(from) || !isLast(to)) return { by, from: first, to: addSpan(to, span, -1) };
  const last = addSpan(`${to.slice(0, 8)}01`, span, -1);
  return { by, from: first, to: addDays(addSpan(last, '1 month'), -1) };
}

/**
 * What a period is compared with, by the calendar. Whole months are compared with as many whole months, a month or a
 * year that is not over with the same days of those before, all else with as many days just before. A year before are
 * the same days of the calendar; 29 February is compared with the 28th.
 *
 * @param today at the site, `yyyy-MM-dd`
 * @example
 *   comparedPeriod({ by: 'range', from: '2026-11-01', to: '2026-11-28' }, 'previous', '2026-11-28').before
 *   // { by: 'range', from: '2026-10-01', to: '2026-10-28' }
 * @public
 */
export function comparedPeriod(period: Period, against: ComparedWith, today: string): Comparison {
  const { from } = period;
  const isOver = period.to < today;
  const to = from <= today && today < period.to ? today : period.to;
  const now = { ...period, to };
  const isOpen = to === today;
  if (against === 'year') return { now, before: monthsBefore(now, 12), isOpen };
  const months = monthsOf(to) - monthsOf(from) + 1;
  // a year to date is compared with the year before to the same day, whatever it is counted in
  if (!isOver && from.endsWith('-01-01') && (months > 1 || period.by === 'year'))
    return { now, before: monthsBefore(now, Math.ceil(months / 12) * 12), isOpen };
  if (isFirst(from) && (isLast(to) || !isOver)) return { now, before: monthsBefore(now, months), isOpen };
  const days = shiftPeriod({ ...now, by: 'range' }, -1);
  return { now, before: { ...days, by: period.by }, isOpen };
}

/**
 * How many days the two periods of a comparison have, where it is not the same number.
 *
 * @example unequalDays(comparedPeriod(march, 'previous', today)) // { now: 31, before: 28 }
 * @public
 */
export function unequalDays({
  now,
  before,
}: Comparison): { readonly now: number; readonly before: number } | undefined {
  const days = { now: periodDays(now), before: periodDays(before) };
  return days.now === days.before ? undefined : days;
}
