import { minutesOf } from '@/dsl';
import { timeOf, type DraftSeason } from '@schemas/contract/parts/coverage';
import { MONTHS, PERIODS, type Period } from '@schemas/contract/parts/periods';

/** The period of each quarter of an hour of a day; `null` where none is said. */
export type Day = readonly (Period | null)[];
export type Year = readonly Day[];

const QUARTERS = 96;
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const periodOf = (code: string | null | undefined): Period | null => PERIODS.find((one) => one === code) ?? null;

/** The quarters of a day; of stretches that overlap the first counts. */
export function dayOfSeason({ periods }: DraftSeason): Day {
  const known = (periods ?? []).map(({ startTime, endTime, periodType }) => ({
    from: minutesOf(startTime),
    to: minutesOf(endTime),
    period: periodOf(periodType),
  }));
  return Array.from(
    { length: QUARTERS },
    (_, quarter) => known.find(({ from, to }) => quarter * 15 >= from && quarter * 15 < to)?.period ?? null,
  );
}

/** Seasons as they are painted; `days` are theirs, in the same order. */
export function yearOfSeasons(seasons: readonly DraftSeason[], days: readonly Day[] = seasons.map(dayOfSeason)): Year {
  const none: Day = Array.from({ length: QUARTERS }, () => null);
  return MONTHS.map(
    (month) => days[seasons.findIndex(({ months }) => (months ?? []).map(Number).includes(month))] ?? none,
  );
}

function stretchesOf(day: Day) {
  const begins = day.flatMap((period, at) => (at === 0 || day[at - 1] !== period ? [{ at, period }] : []));
  return begins.flatMap(({ at, period }, place) => {
    const end = begins[place + 1]?.at ?? QUARTERS;
    return period === null ? [] : [{ startTime: timeOf(at * 15), endTime: timeOf(end * 15), periodType: period }];
  });
}

/** What was painted as seasons: months with the same day are one. Months without anything belong to none. */
export function seasonsOfYear(year: Year) {
  const seasons = new Map<
    string,
    { readonly months: (typeof MONTHS)[number][]; readonly periods: ReturnType<typeof stretchesOf> }
  >();
  for (const [at, day] of year.entries()) {
    const month = MONTHS[at];
    const key = day.join();
    if (month === undefined || day.every((period) => period === null)) continue;
    const season = seasons.get(key) ?? { months: [], periods: stretchesOf(day) };
    season.months.push(month);
    seasons.set(key, season);
  }
  return [...seasons.values()];
}

export interface Cell {
  readonly month: number;
  readonly hour: number;
}

/** A year with every hour between two cells, in any order, of one period; months and hours count from 0. */
export function painted(year: Year, from: Cell, to: Cell, period: Period): Year {
  const within = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  return year.map((day, month) =>
    within(month, from.month, to.month)
      ? day.map((own, quarter) => (within(Math.floor(quarter / 4), from.hour, to.hour) ? period : own))
      : day,
  );
}

/** Months in a row that have the same day; counted from 0, the last included. */
export interface MonthRange {
  readonly from: number;
  readonly to: number;
  readonly day: Day;
}

/** The months of a year as few ranges: those beside each other with the same day are one. */
export function monthRanges(year: Year): readonly MonthRange[] {
  const ranges: MonthRange[] = [];
  for (const [month, day] of year.entries()) {
    const last = ranges.at(-1);
    if (last && last.day.join() === day.join()) ranges[ranges.length - 1] = { ...last, to: month };
    else ranges.push({ from: month, to: month, day });
  }
  return ranges;
}
