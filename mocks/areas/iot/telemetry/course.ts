import { remember } from '@mocks/energy/chance/remember';
import { dayFrame, type DayFrame } from './dayFrame';
import { REPORT, type Source } from './source';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/**
 * How energy comes and goes over the days. Powers are made from energies and not the other way round, so that the
 * counters of a device are the sum of its powers to the last digit.
 */
export interface Course {
  readonly name: string;
  /** kWh of a whole day. */
  energy(source: Source, day: Pick<DayFrame, 'index' | 'season'>): number;
  /** Which part of it has gone at a part of the day: from 0 to 1, never falling. */
  share(source: Source, day: DayFrame, part: number): number;
}

const seasonOf = (index: number): number => Math.cos((2 * Math.PI * (index - 172)) / 365.25);

interface Sums {
  readonly first: number;
  readonly before: number[];
}

/** Energies of all days before each day, from the first report on; grown as far as somebody asks. */
const sumsOf = remember<[Course, Source], Sums>(
  400,
  (course, { seed }) => `${course.name} ${seed}`,
  (_, { since }) => ({ first: Math.floor(since / DAY), before: [0] }),
);

function energyBefore(course: Course, source: Source, index: number): number {
  const { first, before } = sumsOf(course, source);
  for (let day = first + before.length - 1; day < index; day += 1) {
    before.push((before.at(-1) ?? 0) + Math.max(0, course.energy(source, { index: day, season: seasonOf(day) })));
  }
  return before[Math.max(0, index - first)] ?? 0;
}

/** kWh since midnight. */
export function energyToday(course: Course, source: Source, at: number): number {
  const day = dayFrame(at, source.zone);
  return course.energy(source, day) * course.share(source, day, (at - day.from) / (day.to - day.from));
}

/** kWh since the first day. */
export function energyTotal(course: Course, source: Source, at: number): number {
  return energyBefore(course, source, dayFrame(at, source.zone).index) + energyToday(course, source, at);
}

/** kW on average over the time since the report before. */
export function powerOf(course: Course, source: Source, at: number): number {
  const before = at - REPORT;
  const day = dayFrame(at, source.zone);
  const used = before >= day.from ? energyToday(course, source, at) - energyToday(course, source, before) : energyTotal(course, source, at) - energyTotal(course, source, before);
  return (used * HOUR) / REPORT;
}
