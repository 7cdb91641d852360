import { addSpan, isWithinSpan } from '@/schema/dates/dateSpan';
import { lastDay } from './limits';
import type { PeriodLimits } from './period';

/**
 * A range after one of its ends was chosen: the other end gives way, so that it neither runs backwards nor is too long.
 * A range with fixed ends could never be moved far away in a picker that cannot be cleared.
 */
export function settleRange(from: string, to: string, chosen: 'from' | 'to', limits: PeriodLimits, now?: Date): { from: string; to: string } {
  const { maxSpan, minOf } = limits;
  const first = minOf?.range ?? limits.min;
  const last = lastDay(limits, now);
  if (from <= to && (!maxSpan || isWithinSpan(from, to, maxSpan))) return { from, to };
  if (chosen === 'from') {
    const wanted = from > to || !maxSpan ? from : addSpan(from, maxSpan);
    return { from, to: last !== undefined && wanted > last ? last : wanted };
  }
  const wanted = from > to || !maxSpan ? to : addSpan(to, maxSpan, -1);
  return { from: first !== undefined && wanted < first ? first : wanted, to };
}
