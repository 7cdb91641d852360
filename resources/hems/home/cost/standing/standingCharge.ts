import { asObject } from '@/api';
import { readAmount, type Amount } from '@/charts';
import { addDays, periodLength } from '@/schema/dates';

/** A tariff of a home and since when it holds. */
export interface HomeTariffSpan {
  readonly name: string;
  /** Its first day, `yyyy-MM-dd`; undefined where nobody says it. */
  readonly from: string | undefined;
  /** What it costs a month besides the energy; undefined where nobody says it. */
  readonly monthly: number | undefined;
}

/** A tariff on the days of a period it held. */
export interface TariffOnDays {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Undefined where its fee is not known. */
  readonly charge: number | undefined;
}

interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

const daysOfMonth = (day: string): number => {
  const first = `${day.slice(0, 8)}01`;
  const next = `${addDays(first, 31).slice(0, 8)}01`;
  return periodLength({ by: 'day', from: first, to: addDays(next, -1) });
};

/** What a fee by the month is for some days: each is a part of its own month. */
export function chargeOf(monthly: number, from: string, to: string): number {
  let sum = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) sum += monthly / daysOfMonth(day);
  return sum;
}

/**
 * The tariffs of a home on the days of a period until today, each on the days it held. Days before the first that is
 * known have none.
 */
export function tariffsOn(
  tariffs: readonly HomeTariffSpan[],
  { startDate, endDate }: Days,
  today: string,
): TariffOnDays[] {
  const last = endDate < today ? endDate : today;
  const known = tariffs.toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''));
  return known.flatMap(({ name, from = '', monthly }, place) => {
    const next = known[place + 1]?.from;
    const first = from > startDate ? from : startDate;
    const end = next !== undefined && next <= last ? addDays(next, -1) : last;
    if (first > end) return [];
    return [{ name, from: first, to: end, charge: monthly === undefined ? undefined : chargeOf(monthly, first, end) }];
  });
}

const FEES = ['standingCharge', 'fixedCharge', 'monthlyFee'] as const;

/** A fee by the month that an answer tells of its tariff, in the answer itself or in its `priceInfo`. */
export function readMonthlyFee(answer: unknown): Amount | undefined {
  const said = asObject(answer);
  const all = { ...said, ...asObject(said?.priceInfo) };
  const fee = FEES.map((name) => readAmount(all[name])).find(({ value }) => value !== null);
  return fee;
}
