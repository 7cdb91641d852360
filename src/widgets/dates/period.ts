import { addDays, daysInMonth } from '@/schema/dates/clock';
import { addSpan, isWithinSpan, type DateSpan } from '@/schema/dates/dateSpan';
import { isAllowed, lastDay, todayIn, type DayLimits } from './limits';

/** How a page of energy data is cut. */
export type PeriodMode = 'day' | 'month' | 'year' | 'range';

/** Whole days, 'YYYY-MM-DD', both ends included: a day, a calendar month, a calendar year, or any range. */
export interface Period {
  readonly mode: PeriodMode;
  readonly from: string;
  readonly to: string;
}

export interface PeriodLimits extends DayLimits {
  /** Longest custom range. */
  readonly maxSpan?: DateSpan;
  /** First day of a mode, where data of another resolution reaches back less far. */
  readonly minOf?: Readonly<Partial<Record<PeriodMode, string>>>;
}

const SPANS = { day: '1 day', month: '1 month', year: '1 year' } as const;

/** The period of a mode that holds a day. A range is that day alone. */
export function periodOf(mode: PeriodMode, day: string): Period {
  const [year = '', month = ''] = day.split('-');
  if (mode === 'month') return { mode, from: `${year}-${month}-01`, to: `${year}-${month}-${String(daysInMonth(Number(year), Number(month))).padStart(2, '0')}` };
  if (mode === 'year') return { mode, from: `${year}-01-01`, to: `${year}-12-31` };
  return { mode, from: day.slice(0, 10), to: day.slice(0, 10) };
}

/** The period before (-1) or after (1); a range moves by its own length. */
export function stepPeriod({ mode, from, to }: Period, sign: 1 | -1): Period {
  if (mode !== 'range') return periodOf(mode, addSpan(from, SPANS[mode], sign));
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { mode, from: addDays(from, sign * days), to: addDays(to, sign * days) };
}

const firstDay = ({ min, minOf }: PeriodLimits, mode: PeriodMode): string | undefined => minOf?.[mode] ?? min;

/** Whether a period may be shown. A month or a year that has begun may, although it goes on after today. */
export function isPeriodAllowed({ mode, from, to }: Period, limits: PeriodLimits, now?: Date): boolean {
  if (from > to) return false;
  const first = firstDay(limits, mode);
  const last = lastDay(limits, now);
  if (mode !== 'range') return (first === undefined || to >= first) && (last === undefined || from <= last);
  const own = { ...limits, min: first };
  return isAllowed(from, own, now) && isAllowed(to, own, now) && (!limits.maxSpan || isWithinSpan(from, to, limits.maxSpan));
}

/**
 * What another mode begins with: the part of the shown period that is nearest to today, so that going from a year to
 * its days and back does not lose the place; moved inside the limits of the new mode.
 */
export function changeMode(period: Period, mode: PeriodMode, limits: PeriodLimits, now?: Date): Period {
  const today = todayIn(limits.zone, now);
  const last = lastDay(limits, now) ?? period.to;
  const inside = today >= period.from && today <= period.to ? today : period.to;
  const anchor = inside > last ? last : inside;
  const first = firstDay(limits, mode);
  const day = first !== undefined && anchor < first ? first : anchor;
  if (mode !== 'range') return periodOf(mode, day);
  const from = period.from > day ? day : period.from;
  const range = { mode, from: first !== undefined && from < first ? first : from, to: day };
  return isPeriodAllowed(range, limits, now) ? range : { mode, from: limits.maxSpan ? shortened(day, limits.maxSpan, first) : day, to: day };
}

/** The first day of the longest range that ends on a day. */
function shortened(to: string, span: DateSpan, first: string | undefined): string {
  let from = addSpan(to, span, -1);
  while (!isWithinSpan(from, to, span)) from = addDays(from, 1); // a month back from the 31st ends a shorter month
  return first !== undefined && from < first ? first : from;
}
