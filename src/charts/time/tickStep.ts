import { zoneOffset, monthName, zoneParts } from '@/schema/dates';
import { timeFormat } from './timeFormat';

/** How many days lie between two moments by the calendar of a zone: a day of 23 or 25 hours is one day. */
export function daySpan(from: number, to: number, zone: string): number {
  return (to + zoneOffset(to, zone) - from - zoneOffset(from, zone)) / 86_400_000;
}

/** The distance of labels on a time axis. Hours may be parts of one (`0.5`). */
export interface TickStep {
  readonly unit: 'hour' | 'day' | 'month' | 'year';
  readonly count: number;
}

const hours = (count: number): TickStep => ({ unit: 'hour', count });

/** Most labels of days; a span of more has one every so many days (`days / 12`, rounded up). */
const MOST_DAYS = 12;
/** Up to here three times the step is tried too: two months' names say little of the days of one. */
const SHORT_MONTHS = 45;
/** Beyond a quarter, months say more than days. */
const LONGEST_IN_DAYS = 93;

/** All steps, from the finest; spec 01 §9 says with which one a span begins. */
const ladder = (days: number): readonly TickStep[] => [
  ...[1 / 60, 5 / 60, 10 / 60, 0.5, 1, 2, 4, 6, 12].map(hours),
  ...(days <= LONGEST_IN_DAYS
    ? (days < SHORT_MONTHS ? [1, 2, 3] : [1, 2]).map(
        (times) => ({ unit: 'day', count: Math.ceil(days / MOST_DAYS) * times }) as const,
      )
    : []),
  ...[1, 2, 3, 6].map((count) => ({ unit: 'month', count }) as const),
  ...[1, 2, 5, 10, 50].map((count) => ({ unit: 'year', count }) as const),
];

const DAYS = { hour: 1 / 24, day: 1, month: 30.4, year: 365.25 };

/** Below the hours of the rule a person has zoomed in: half an hour of data still has its labels. */
function finest(days: number): number {
  const minutes = days * 1440;
  if (minutes < 20) return 1 / 60;
  if (minutes < 60) return 5 / 60;
  if (minutes < 120) return 10 / 60;
  if (minutes < 360) return 0.5;
  if (minutes < 720) return 1;
  if (days < 2) return 2;
  if (days < 5) return 4;
  if (days < 6) return 6;
  return 12;
}

/**
 * The step of the labels of a span of days (spec 01 §9: under 2 days every 2 h, under 5 days every 4 h, 5 days every 6
 * h, under 9 days every 12 h; beyond, days so that there are 12 at most, then months and years). Where `room` labels do
 * not fit the next coarser one is taken.
 *
 * @param wished hours that are taken where they fit and divide a day: one label every 12 points of a strategy (spec 02
 *   §9)
 */
export function tickStep(days: number, room: number, wished?: number): TickStep {
  if (wished !== undefined && 24 % wished === 0 && (days * 24) / wished <= room) return hours(wished);
  const steps = ladder(days);
  const first =
    days < 9
      ? steps.findIndex((step) => step.unit === 'hour' && step.count === finest(days))
      : steps.findIndex(({ unit }) => unit !== 'hour');
  const fits = steps.slice(first).find((step) => days / (step.count * DAYS[step.unit]) <= Math.max(room, 1));
  return fits ?? { unit: 'year', count: 100 };
}

/**
 * A label of a time axis: the time, at midnight day and month (spec 01 §9), and in an hour that comes twice also which.
 */
export function tickLabel(at: number, { unit }: TickStep, zone: string): string {
  const { month, hour, minute } = zoneParts(at, zone);
  if (unit === 'day') return timeFormat(at, 'day', zone);
  if (unit === 'month') return month === 1 ? timeFormat(at, 'monthYear', zone) : monthName(month);
  if (unit === 'year') return timeFormat(at, 'year', zone);
  if (hour === 0 && minute === 0) return timeFormat(at, 'day', zone);
  return timeFormat(at, 'time', zone);
}
