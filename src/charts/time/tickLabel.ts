import { isDoubled } from './isDoubled';
import type { TickStep } from './tickStep';
import { timeFormat } from './timeFormat';
import { zoneName } from './zoneName';
import { zoneParts } from '@/schema/dates/zoneParts';

/**
 * A label of a time axis: the time, at midnight day and month (spec 01 §9), and in an hour that comes twice also which.
 */
export function tickLabel(at: number, { unit }: TickStep, zone: string): string {
  const { month, hour, minute } = zoneParts(at, zone);
  if (unit === 'day') return timeFormat(at, 'day', zone);
  if (unit === 'month')
    return month === 1 ? timeFormat(at, 'monthYear', zone) : timeFormat(at, 'monthYear', zone).slice(0, 3);
  if (unit === 'year') return timeFormat(at, 'year', zone);
  if (hour === 0 && minute === 0) return timeFormat(at, 'day', zone);
  const time = timeFormat(at, 'time', zone);
  return isDoubled(at, zone) ? `${time} ${zoneName(at, zone)}` : time;
}
