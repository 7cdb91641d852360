import { addDays, formatDate } from '@/schema/dates';
import type { AnyRecord } from '@/schema';

/** The day a version holds from, `yyyy-MM-dd`; '' when it has none. */
export function startOf(record: AnyRecord | null | undefined, effective: string): string {
  const day = record?.[effective];
  return typeof day === 'string' ? day.slice(0, 10) : '';
}

/**
 * A day as pages write it, `-` for none.
 *
 * @example dayText('2026-11-27') // '27 Nov 2026', as the format of dates that is chosen has it
 * @public
 */
export const dayText = (day: string): string => formatDate(day.slice(0, 10), 3) || '-';

/** The last day before another: versions end where the next begins. */
export const lastDay = (next: string): string => (next === '' ? '' : addDays(next, -1));
