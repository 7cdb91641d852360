import type { BookMonth, Books } from './bookChanges';

/**
 * A day of a meter as its list gives it. Readings are those of the meter, behind transformers of `ratio`; energies kWh.
 */
export interface MeterDay {
  readonly id: string | number;
  readonly date?: string | null;
  readonly dailyEnergy?: number | null;
  readonly reverseStart?: number | null;
  readonly reverseEnd?: number | null;
  readonly ratio?: number | null;
  readonly recalculateStatus?: string | null;
}

/** What a day counted and what it will count; `null` is unknown. */
export interface DayChange {
  readonly id: string;
  readonly date: string;
  readonly before: number | null;
  readonly after: number | null;
}

const cents = (value: number): number => Math.round(value * 100) / 100;
/** Readings have two digits: a difference of two of them is not better known than that, times the ratio. */
const DIGIT = 0.02;

/** kWh a meter gave to the grid by what stands on it (operations, 8.7). */
export function energyByReadings({ reverseStart, reverseEnd, ratio }: MeterDay): number | null {
  return typeof reverseStart === 'number' && typeof reverseEnd === 'number'
    ? cents((reverseEnd - reverseStart) * (ratio ?? 1))
    : null;
}

/**
 * Days whose energy is another by their readings than it is written, oldest first: what counting them again is expected
 * to change.
 */
export function expectedChanges(days: readonly MeterDay[]): readonly DayChange[] {
  return days
    .flatMap((day): DayChange[] => {
      const [before, after] = [day.dailyEnergy ?? null, energyByReadings(day)];
      if (after === null || (before !== null && Math.abs(after - before) <= DIGIT * (day.ratio ?? 1))) return [];
      return [{ id: String(day.id), date: day.date ?? '', before, after }];
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Days whose energy is another now than it was. */
export function madeChanges(before: readonly MeterDay[], now: readonly MeterDay[]): readonly DayChange[] {
  const old = new Map(before.map((day) => [day.id, day.dailyEnergy ?? null]));
  return now
    .filter(({ id, dailyEnergy }) => old.has(id) && old.get(id) !== (dailyEnergy ?? null))
    .map(({ id, date, dailyEnergy }) => ({
      id: String(id),
      date: date ?? '',
      before: old.get(id) ?? null,
      after: dailyEnergy ?? null,
    }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

export const sumOfChanges = (days: readonly DayChange[]): number =>
  cents(days.reduce((sum, { before, after }) => sum + (after ?? 0) - (before ?? 0), 0));

function withMore(month: BookMonth, more: number): BookMonth {
  const { feedIn, feedInFee, totalFee } = month;
  const fee =
    typeof feedIn === 'number' && feedIn > 0 && typeof feedInFee === 'number' ? cents((feedInFee * more) / feedIn) : 0;
  return {
    ...month,
    ...(typeof feedIn === 'number' && { feedIn: cents(feedIn + more) }),
    ...(typeof feedInFee === 'number' && { feedInFee: cents(feedInFee + fee) }),
    ...(typeof totalFee === 'number' && { totalFee: cents(totalFee + fee) }),
  };
}

/**
 * The books as they are expected to be afterwards: days change what is fed in, at the mean price of their month. Months
 * that a person or a file gave stay.
 */
export function expectedBooks(books: Books, days: readonly DayChange[]): Books {
  const moreIn = (month: string | null | undefined) =>
    month ? sumOfChanges(days.filter(({ date }) => date.startsWith(month))) : 0;
  return {
    ...books,
    months: books.months.map((one) =>
      one.source === 'imported' || one.source === 'edited' ? one : withMore(one, moreIn(one.month)),
    ),
    report: books.report.map((one) => withMore(one, moreIn(one.month))),
  };
}
