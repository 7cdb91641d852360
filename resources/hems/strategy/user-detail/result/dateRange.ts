import { addDays, type Period } from '@/schema/dates';

/** 1 week, 2 month, 3 year, 0 a range of its own (spec 02 §4). */
export type DateType = 0 | 1 | 2 | 3;

/** Longest range of its own, both ends included: 31 days either side of the first pick. */
export const LONGEST = 31;

/** From the start of this week (Monday), month or year until today; undefined for a range of its own. */
export function rangeOfType(type: unknown, today: string): Period | undefined {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = { 1: addDays(today, -weekday), 2: `${today.slice(0, 8)}01`, 3: `${today.slice(0, 5)}01-01` }[
    Number(type)
  ];
  return from === undefined ? undefined : { by: 'range', from, to: today };
}
