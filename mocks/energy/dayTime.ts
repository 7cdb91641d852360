import { addDays, startOfDay, zoneOffset } from '@/schema/dates';
import { memoize } from './chance/memoize';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Five minutes, in ms: the step of everything simulated. */
export const STEP = 300_000;
/** The same in hours: kW times this is kWh. */
export const STEP_HOURS = STEP / HOUR;
/** Steps of a quarter of an hour, the shortest time a price holds. */
export const PER_QUARTER = 3;

/** A day of a zone, cut in steps. */
export interface DayTime {
  readonly day: string;
  /** Days since 1970: neighbours differ by one, whatever clocks do. */
  readonly number: number;
  /** 1 to 366. */
  readonly ofYear: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Epoch ms of the first step. */
  readonly start: number;
  /** 276, 288 or 300 where clocks change by an hour. */
  readonly steps: number;
  /** What the wall clock shows in the middle of each step, in hours: 13.54. */
  readonly hours: readonly number[];
}

const hoursOf = (start: number, steps: number, wall: (at: number) => number): number[] =>
  Array.from({ length: steps }, (_, index) => wall(start + index * STEP));

/** The hours of a day on which no clock changes: the same for nearly all of them. */
const PLAIN = hoursOf(0, DAY / STEP, (at) => (at + STEP / 2) / HOUR);

/** The time of a day (`yyyy-MM-dd`) in a zone. */
export const dayTime = memoize(
  8000,
  (day: string, zone: string) => `${day} ${zone}`,
  (day: string, zone: string): DayTime => {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    const start = startOfDay(day, zone);
    const steps = Math.round((startOfDay(addDays(day, 1), zone) - start) / STEP);
    const offset = zoneOffset(start, zone);
    const steady = offset === zoneOffset(start + (steps - 1) * STEP, zone);
    return {
      day,
      number: Math.round(midnight / DAY),
      ofYear: Math.round((midnight - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / DAY) + 1,
      weekday: new Date(midnight).getUTCDay(),
      start,
      steps,
      hours:
        steady && start + offset === midnight
          ? PLAIN
          : hoursOf(start, steps, (at) => (at + zoneOffset(at, zone) - midnight + STEP / 2) / HOUR),
    };
  },
);
