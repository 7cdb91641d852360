import { startOfDay } from '@/schema/dates';
import { homeSite } from '../../../world/homeSite';
import type { ForecastOf } from '../../../world/model';
import { eachDay, type Days } from '../home/energy/days';
import type { Customer } from './customer';
import { actualDay, foreseenDay } from './foreseen';

/** How long before a quarter of an hour forecasts are looked at, hours. */
export const LEADS = [48, 36, 24, 12, 6, 3, 1, 0.25] as const;
/** What a period is judged by: the plan of the day is made with forecasts of this age. */
export const JUDGED = LEADS.indexOf(6);

/** The kinds of spec 02 by `accuracyType`. */
export const ACCURACY_TYPES: Readonly<Record<string, ForecastOf>> = { 1: 'buy', 2: 'sell', 3: 'load', 4: 'generation' };

/** A quarter of an hour: what came (`null`: not yet, or nobody knows), and what was foreseen by lead. */
export interface AccuracySlot {
  /** Epoch ms. */
  readonly at: number;
  readonly actual: number | null;
  readonly values: readonly (number | null)[];
}

const QUARTER = 900_000;

/** Forecasts and what came of some days of a home; sun at night is no forecast. */
export function accuracyDays(
  customer: Customer,
  of: ForecastOf,
  days: Days,
): { readonly day: string; readonly slots: readonly AccuracySlot[] }[] {
  const { site: home, zone, now } = customer;
  if (!home || (of === 'generation' && !home.pv)) return eachDay(days).map((day) => ({ day, slots: [] }));
  const site = homeSite(home);
  const silent = of === 'load' || of === 'generation' ? (home.offlineSince ?? Infinity) : Infinity;
  return eachDay(days).map((day) => {
    const truth = actualDay(site, of, day);
    const start = startOfDay(day, zone);
    const seen = LEADS.map((lead) => foreseenDay(site, of, day, lead));
    const slots = truth.map((value, quarter): AccuracySlot => {
      const at = start + quarter * QUARTER;
      return {
        at,
        actual: at + QUARTER <= Math.min(now, silent) ? value : null,
        values: seen.map((values) => values[quarter] ?? null),
      };
    });
    return {
      day,
      slots:
        of === 'generation'
          ? slots.filter(({ actual, values }) => (actual ?? 0) > 0.01 || values.some((value) => (value ?? 0) > 0.01))
          : slots,
    };
  });
}
