import { siteToday } from '@/schema';
import {
  addDays,
  addSpan,
  fitsSpan,
  isSingle,
  periodOf,
  shiftPeriod,
  type Period,
  type PeriodBy,
  type PeriodSpans,
} from '@/schema/dates';
import { lastDay, type DayLimits } from './limits';
import type { QuickRangeDays } from './quickRanges';

export interface PeriodLimits extends DayLimits {
  /** Longest by what it is counted in. Default: any length. */
  readonly maxSpan?: PeriodSpans;
  /** First day by what it is counted in, where data of another resolution reaches back less far. */
  readonly minOf?: Readonly<Partial<Record<PeriodBy, string>>>;
}

export const firstDay = ({ min, minOf }: PeriodLimits, by: PeriodBy): string | undefined => minOf?.[by] ?? min;

/** Whether a period may be shown. A month or a year that has begun may, although it goes on after today. */
export function isPeriodAllowed(period: Period, limits: PeriodLimits, now?: Date): boolean {
  const { by, from, to } = period;
  const [first, last] = [firstDay(limits, by), lastDay(limits, now)];
  if (from > to || !fitsSpan(period, limits.maxSpan?.[by])) return false;
  return (
    (first === undefined || periodOf(by, from).to >= first) && (last === undefined || periodOf(by, to).from <= last)
  );
}

/** The longest period that ends with the day, month or year of `to`. */
function longest(by: PeriodBy, to: string, limits: PeriodLimits): Period {
  const span = limits.maxSpan?.[by];
  const end = periodOf(by, to);
  if (span === undefined) return end;
  let from = periodOf(by, addSpan(addDays(end.to, 1), span, -1)).from;
  while (from < end.from && !fitsSpan({ from, to: end.to }, span)) from = addDays(periodOf(by, from).to, 1);
  const first = firstDay(limits, by);
  return periodOf(by, first !== undefined && from < first ? first : from, end.to);
}

/**
 * What a period becomes when it is counted otherwise: the part of it that is nearest to today, so that going from a
 * year to its days and back does not lose the place; moved inside the limits.
 */
export function changeBy(period: Period, by: PeriodBy, limits: PeriodLimits, now?: Date): Period {
  const today = siteToday(limits.zone, now);
  const [first, last] = [firstDay(limits, by), lastDay(limits, now) ?? period.to];
  const inside = today >= period.from && today <= period.to ? today : period.to;
  const anchor = inside > last ? last : inside;
  const day = first !== undefined && anchor < first ? first : anchor;
  if (isSingle(by, limits.maxSpan ?? {})) return periodOf(by, day);
  const from = period.from > day ? day : period.from;
  const whole = periodOf(by, first !== undefined && from < first ? first : from, day);
  return isPeriodAllowed(whole, limits, now) ? whole : longest(by, day, limits);
}

/**
 * A period after one of its ends was chosen: the other end gives way, so that it neither runs backwards nor is too
 * long. With fixed ends it could never be moved far away in a picker that cannot be cleared.
 */
export function settlePeriod(
  by: PeriodBy,
  from: string,
  to: string,
  chosen: 'from' | 'to',
  limits: PeriodLimits,
  now?: Date,
): Period {
  const wanted = periodOf(by, from, to);
  const span = limits.maxSpan?.[by];
  if (from <= to && fitsSpan(wanted, span)) return wanted;
  if (chosen === 'to') return from > to ? periodOf(by, to) : longest(by, to, limits);
  if (from > to || span === undefined) return periodOf(by, from);
  let end = periodOf(by, addDays(addSpan(wanted.from, span), -1));
  if (!fitsSpan({ from: wanted.from, to: end.to }, span)) end = shiftPeriod(end, -1);
  const last = lastDay(limits, now);
  return periodOf(by, from, last !== undefined && end.from > last ? last : end.from);
}

/**
 * A range one press away as a period: counted as the one before where that may be, else in days; what is counted in
 * months has its month whole.
 */
export function quickPeriod(
  { name, from, to }: QuickRangeDays,
  before: PeriodBy,
  offered: readonly PeriodBy[],
  limits: PeriodLimits,
  now?: Date,
): Period | undefined {
  const isMonth = name === 'thisMonth' || name === 'lastMonth';
  const bys: readonly PeriodBy[] = isMonth ? [before, 'range', 'day', 'month'] : [before, 'range', 'day'];
  return bys
    .filter((by) => by !== 'year' && offered.includes(by) && (by !== 'month' || isMonth))
    .map((by) => periodOf(by, from, to))
    .find((period) => isPeriodAllowed(period, limits, now));
}
