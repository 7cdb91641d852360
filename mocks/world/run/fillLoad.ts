import { chance } from '../../energy/chance/chance';
import { fillNoise } from '../../energy/chance/noise';
import { seedOf } from '../../energy/chance/seedOf';
import { STEP, type DayTime } from '../../energy/dayTime';
import type { Site } from '../site';

type Shape = 'shifts' | 'office' | 'steady';

const HOURS_A_YEAR = 8760;
/** From hour to hour, of a working day, a Saturday and a Sunday. */
const hours = (night: number, from: number, day: number, to: number) =>
  Array.from({ length: 25 }, (_, hour) => (hour >= from && hour < to ? day : night));
const SHAPES: Readonly<Record<Shape, readonly (readonly number[])[]>> = {
  shifts: [hours(0.62, 7, 1.3, 23), hours(0.58, 7, 1.1, 19), hours(0.48, 8, 0.56, 18)],
  office: [hours(0.42, 8, 2.05, 19), hours(0.4, 9, 0.85, 17), hours(0.38, 10, 0.55, 17)],
  steady: [hours(0.97, 7, 1.03, 21), hours(0.97, 7, 1.02, 21), hours(0.96, 7, 1, 21)],
};
const mean = (values: readonly number[]) => values.slice(0, 24).reduce((sum, value) => sum + value, 0) / 24;
const WEEK = Object.fromEntries(
  Object.entries(SHAPES).map(([shape, [work = [], saturday = [], sunday = []]]) => [
    shape,
    (5 * mean(work) + mean(saturday) + mean(sunday)) / 7,
  ]),
);

/**
 * Fills in what a site uses besides chargers and heat pumps, kW. Its yearly energy is what the site says, by and large.
 */
export function fillLoad(load: Float64Array, { id, load: use }: Site, time: DayTime): void {
  if (!use || use.shape === 'household') return;
  const seed = seedOf('use', id);
  const row = SHAPES[use.shape][time.weekday === 0 ? 2 : time.weekday === 6 ? 1 : 0] ?? [];
  const scale = ((use.yearly / HOURS_A_YEAR) * (0.93 + 0.14 * chance(seed, time.number))) / (WEEK[use.shape] ?? 1);
  // What the day is like stands in the column until the load takes its place.
  fillNoise(load, seed, time.start, STEP, 1_200_000);
  for (let index = 0; index < time.steps; index += 1) {
    const hour = time.hours[index] ?? 0;
    const from = Math.floor(hour);
    const part = hour - from;
    const value = (row[from] ?? 0) * (1 - part) + (row[from + 1] ?? 0) * part;
    load[index] = scale * value * (1 + 0.07 * (load[index] ?? 0));
  }
}
