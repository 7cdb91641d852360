import type { AnyRecord } from '@/schema';
import { startOf } from './dayText';

export type VersionTab = 'current' | 'reserved' | 'history';

/** A version on the time line. */
export interface VersionSpan {
  readonly tab: VersionTab;
  readonly from: string;
  /** First day of the version after it; '' when it is open. */
  readonly next: string;
  /** How long it is, for its width. */
  readonly days: number;
  /** Where today is in it, from 0 to 1. */
  readonly now?: number;
}

const DAY = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
/** Length of an open version after today, in days. */
const OPEN_DAYS = 90;

interface Known {
  readonly current: AnyRecord | null;
  readonly reserved: AnyRecord | null;
  readonly history: readonly AnyRecord[];
}

/** Versions in the order of time; those without a first day are left out. */
export function versionSpans({ current, reserved, history }: Known, effective: string, today: string): VersionSpan[] {
  const all = [
    ...history.map((record) => ({ tab: 'history' as const, from: startOf(record, effective) })),
    { tab: 'current' as const, from: startOf(current, effective) },
    { tab: 'reserved' as const, from: startOf(reserved, effective) },
  ];
  const known = all.filter(({ from }) => from !== '').toSorted((one, other) => one.from.localeCompare(other.from));
  return known.map(({ tab, from }, index) => {
    const next = known[index + 1]?.from ?? '';
    const end = next === '' ? Math.max(at(today), at(from)) + OPEN_DAYS : at(next);
    const days = Math.max(1, end - at(from));
    const isNow = today >= from && (next === '' || today < next);
    return { tab, from, next, days, ...(isNow && { now: (at(today) - at(from)) / days }) };
  });
}
