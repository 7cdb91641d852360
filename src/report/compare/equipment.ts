import { use, useMemo } from 'react';
import { useLive } from '@/data';
import type { MeasureTone } from '@/schema';
import type { Comparison, Period } from '@/schema/dates';
import { SiteAround, type Equipment } from '../siteAround';

/** What of a record stood in two periods that are compared. @public */
export interface Standing {
  readonly now: readonly Equipment[];
  readonly before: readonly Equipment[];
  /** There now, and not then. */
  readonly came: readonly Equipment[];
  /** There then, and not any more. */
  readonly went: readonly Equipment[];
  /** What only equipment measures that was not there: a figure of it is nothing, not zero. */
  readonly absent: { readonly now: ReadonlySet<MeasureTone>; readonly before: ReadonlySet<MeasureTone> };
}

const stoodIn = (all: readonly Equipment[], { from, to }: Pick<Period, 'from' | 'to'>): readonly Equipment[] =>
  all.filter((one) => (one.from ?? from) <= to && (one.until ?? from) >= from);

const tonesOf = (all: readonly Equipment[]): ReadonlySet<MeasureTone> => new Set(all.flatMap(({ tone }) => tone ?? []));

/** What stood in each of two periods. Of what it is not known since when, it stood in both. */
export function standingIn(all: readonly Equipment[], { now, before }: Pick<Comparison, 'now' | 'before'>): Standing {
  const [here, there] = [stoodIn(all, now), stoodIn(all, before)];
  const missing = (some: readonly Equipment[]) => {
    const known = tonesOf(some);
    return new Set([...tonesOf(all)].filter((tone) => !known.has(tone)));
  };
  return {
    now: here,
    before: there,
    came: here.filter((one) => !there.includes(one)),
    went: there.filter((one) => !here.includes(one)),
    absent: { now: missing(here), before: missing(there) },
  };
}

/**
 * A value of what was not there: nothing. What is told although nothing was there that we know of stays.
 *
 * @example unlessAbsent(0, measure.tone, standing?.absent.before) // null where nothing was there
 * @public
 */
export const unlessAbsent = (
  value: number | null,
  tone: MeasureTone | undefined,
  absent: ReadonlySet<MeasureTone> | undefined,
): number | null => (value === 0 && tone !== undefined && absent?.has(tone) ? null : value);

/** What stood in the two periods, where the frame of the page can tell; asked once something is compared. */
export function useStanding(comparison: Comparison | undefined): Standing | undefined {
  const around = use(SiteAround);
  const load = around?.equipment;
  const before = comparison?.before;
  const { data } = useLive(
    ['equipment', around?.id ?? '', before?.from, before?.to],
    async (signal) => (load && before ? load(before, signal).catch(() => []) : []),
    { enabled: before !== undefined && load !== undefined },
  );
  return useMemo(
    () => (comparison && data && data.length > 0 ? standingIn(data, comparison) : undefined),
    [comparison, data],
  );
}
