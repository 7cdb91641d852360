import { startOfDay, wallClockAt, addDays } from '@/schema/dates';
import { buckets } from '../home/energy/buckets';
import type { Customer } from './customer';

/** A moment a strategy was made (AI) or changed what it does (actual). */
export interface Run {
  /** Epoch ms. */
  readonly at: number;
  readonly requestId: string;
}

const HOUR = 3_600_000;
export type RunKind = 'ai' | 'actual';

/**
 * The plan is made anew each hour; what is done is written down with each change of what the battery does. Oldest
 * first.
 */
export function runsOf(customer: Customer, day: string, kind: RunKind): Run[] {
  const { zone, now, site } = customer;
  if (!site) return [];
  const [from, to] = [startOfDay(day, zone), Math.min(startOfDay(addDays(day, 1), zone), now)];
  const run = (at: number): Run => ({ at, requestId: `${kind}-${at / 60_000}` });
  if (kind === 'ai')
    return Array.from({ length: Math.max(0, Math.ceil((to - from) / HOUR)) }, (_, hour) => run(from + hour * HOUR));
  const parts = buckets(customer, { startDate: day, endDate: day }, 'quarter').filter(({ at }) => at < to);
  return parts
    .filter(({ steps: [step] }, place) => place === 0 || step?.mode !== parts[place - 1]?.steps[0]?.mode)
    .map(({ at }) => run(at));
}

/** As it is answered: `{datetime, requestId}`. */
export function runAnswer({ at, requestId }: Run, { zone }: Customer) {
  return { datetime: wallClockAt(new Date(at), zone), requestId };
}

/** H-052: the times of a day in four groups. */
export function runGroups(customer: Customer, day: string, kind: RunKind) {
  const runs = runsOf(customer, day, kind).map((one) => runAnswer(one, customer));
  return ['00:00-06:00', '06:00-12:00', '12:00-18:00', '18:00-24:00'].map((name) => ({
    name,
    list: runs.filter(({ datetime }) => {
      const time = datetime?.slice(11, 16) ?? '';
      return time >= name.slice(0, 5) && time < name.slice(6);
    }),
  }));
}
