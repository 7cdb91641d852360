import { minutesOf } from '@/dsl';
import { MONTHS } from './periods';

/** A stretch of a day as a form has it while it is typed. */
export interface DraftStretch {
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly periodType?: string | null;
}

export interface DraftSeason {
  readonly months?: readonly (string | number)[] | null;
  readonly periods?: readonly DraftStretch[] | null;
}

/** What keeps a year from having exactly one period at every moment; seasons count from 1. */
export type CoverageProblem =
  | { readonly problem: 'monthTwice' | 'monthMissing'; readonly month: number }
  | {
      readonly problem: 'gap' | 'overlap' | 'reversed' | 'grid';
      readonly season: number;
      readonly from: string;
      readonly to: string;
    };

/** Minutes since midnight as `07:45`; the end of the day is `24:00`. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const DAY = 1440;
/** Meters count by quarters of an hour. */
const GRID = 15;

/** What of a day (the `season`-th) has no period, or two. Stretches that are not filled in yet count as absent. */
export function dayProblems(stretches: readonly DraftStretch[], season = 1): CoverageProblem[] {
  const found: CoverageProblem[] = [];
  const tell = (problem: 'gap' | 'overlap' | 'reversed' | 'grid', from: number, to: number) =>
    found.push({ problem, season, from: timeOf(from), to: timeOf(to) });
  const known = stretches
    .map(({ startTime, endTime }) => ({ from: minutesOf(startTime), to: minutesOf(endTime) }))
    .filter(({ from, to }) => !Number.isNaN(from + to));
  for (const { from, to } of known) {
    if (to <= from || to > DAY) tell('reversed', from, to);
    else if (from % GRID > 0 || to % GRID > 0) tell('grid', from, to);
  }
  let covered = 0;
  for (const { from, to } of known
    .filter((one) => one.from < one.to && one.to <= DAY)
    .toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (from > covered) tell('gap', covered, from);
    if (from < covered) tell('overlap', from, Math.min(to, covered));
    covered = Math.max(covered, to);
  }
  if (covered < DAY) tell('gap', covered, DAY);
  return found;
}

/** What of a year has no period, or two. */
export function yearProblems(seasons: readonly DraftSeason[]): CoverageProblem[] {
  const counts = MONTHS.map((month) => ({
    month,
    count: seasons.reduce((sum, { months }) => sum + (months ?? []).filter((one) => Number(one) === month).length, 0),
  }));
  const months = counts
    .filter(({ count }) => count !== 1)
    .map(({ month, count }) => ({ problem: count === 0 ? ('monthMissing' as const) : ('monthTwice' as const), month }));
  return [...months, ...seasons.flatMap(({ periods }, at) => dayProblems(periods ?? [], at + 1))];
}

/** Whether any stretch of a year is of a period, which then needs a price. */
export const usesPeriod = (seasons: readonly DraftSeason[] | null | undefined, period: string): boolean =>
  (seasons ?? []).some(({ periods }) => (periods ?? []).some(({ periodType }) => periodType === period));
