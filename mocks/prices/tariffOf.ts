import { minutesOf } from '@/dsl';
import { PERIODS, type Period, type Tariff } from '../world/site';
import type { Doc } from '../store/store';

const QUARTERS = 96;

const rowsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] => (Array.isArray(value) ? value : []);
const isPeriod = (value: unknown): value is Period => PERIODS.some((one) => one === value);

/** The value of each quarter of an hour of a day, from rows with a begin and an end. */
export function quartersOf<T>(periods: unknown, read: (row: Readonly<Record<string, unknown>>) => T, none: T): T[] {
  const rows = rowsIn(periods).map((row) => ({
    from: minutesOf(String(row.startTime)),
    to: minutesOf(String(row.endTime)),
    value: read(row),
  }));
  return Array.from(
    { length: QUARTERS },
    (_, quarter) => rows.find(({ from, to }) => quarter * 15 >= from && quarter * 15 < to)?.value ?? none,
  );
}

/** Prices by month and time of day, as stored, as a tariff of the world. */
export function tariffOf(row: Doc): Tariff {
  const price = (period: Period) => Number(row[`${period}Price`] ?? row.flatPrice ?? 0);
  const seasons = rowsIn(row.seasons).map(({ months, periods }) => ({
    months: (Array.isArray(months) ? months : []).map(Number),
    slots: quartersOf<Period>(periods, ({ periodType }) => (isPeriod(periodType) ? periodType : 'flat'), 'flat'),
  }));
  return {
    type: 'timeOfUse',
    name: { en: row.id, zh: row.id },
    feedIn: 0,
    seasons,
    prices: {
      sharp: price('sharp'),
      peak: price('peak'),
      flat: price('flat'),
      valley: price('valley'),
      deepValley: price('deepValley'),
    },
  };
}
