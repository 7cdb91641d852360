import { siteToday } from '@/schema';
import { addDays } from '@/schema/dates';

/** Which days a picker offers. */
export interface DayLimits {
  /** First day. */
  readonly min?: string;
  /** Last day. */
  readonly max?: string;
  /** Days after today too. Default false: future dates are disabled unless an area says otherwise (spec 01 §5). */
  readonly future?: boolean | 'tomorrow';
  /** IANA zone whose calendar decides what today is. Default: that of the sites of this console. */
  readonly zone?: string;
}

/** The last day that may be chosen, `undefined` for no end. */
export function lastDay({ max, future, zone }: DayLimits, now?: Date): string | undefined {
  if (future === true) return max;
  const last = addDays(siteToday(zone, now), future === 'tomorrow' ? 1 : 0);
  return max !== undefined && max.slice(0, 10) < last ? max.slice(0, 10) : last;
}

/**
 * Whether a day ('YYYY-MM-DD') lies within limits, both ends included. Days after today are not allowed unless `future`
 * says so.
 *
 * @example isAllowed('2026-12-24', { min: '2026-11-01', future: true }) // true
 * @public
 */
export function isAllowed(day: string, limits: DayLimits, now?: Date): boolean {
  const last = lastDay(limits, now);
  return (limits.min === undefined || day >= limits.min.slice(0, 10)) && (last === undefined || day <= last);
}
