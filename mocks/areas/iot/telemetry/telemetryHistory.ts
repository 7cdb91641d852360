import type { Reading } from '../kinds/attribute';
import { isOnline } from './deviceConnection';
import { dayFrame } from './dayFrame';
import { readingAt } from './readingAt';
import { REPORT, type Source } from './source';

/** What is asked of the past: an attribute from a moment until before another (epoch ms). */
export interface Wanted {
  readonly code: string;
  readonly dataType: string;
  readonly from: number;
  readonly to: number;
}

export interface Report {
  readonly at: number;
  readonly value: Reading;
}

/** Many reports as one: the mean of numbers with their bounds, of anything else the last. */
export interface Bucket extends Report {
  readonly min: number | null;
  readonly max: number | null;
}

/** Moments at which a device reported, rising. */
export function reportTimes(source: Source, from: number, to: number): number[] {
  const times: number[] = [];
  for (let at = Math.ceil(Math.max(from, source.since) / REPORT) * REPORT; at < to; at += REPORT)
    if (isOnline(source, at)) times.push(at);
  return times;
}

/** What a device reported at some moments. */
export function reportsAt(
  source: Source,
  { code, dataType }: Pick<Wanted, 'code' | 'dataType'>,
  times: readonly number[],
): Report[] {
  return times.map((at) => ({ at, value: readingAt(source, code, dataType, at) }));
}

/** A counter says what it has come to, not what it was on average. */
const COUNTERS = /(?:yield|energy|energytoday)$/i;

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Lengths of time people think in, up to a day. */
const SIZES = [5, 10, 15, 30, 60, 120, 180, 360].map((minutes) => minutes * MINUTE);

/** The begins of equal lengths of time, at most so many; each day begins with one, also on the days clocks change. */
function edges({ zone }: Source, from: number, to: number, most: number): number[] {
  const days: number[] = [];
  for (let at = from; at < to; at = dayFrame(at, zone).to) days.push(at);
  const size = SIZES.find((one) => (days.length * DAY * 25) / 24 / one <= most) ?? DAY * 2;
  const all = days.flatMap((begin, place) => {
    const end = Math.min(to, days[place + 1] ?? to);
    return Array.from({ length: Math.max(1, Math.ceil((end - begin) / size)) }, (_, step) => begin + step * size);
  });
  const skip = Math.ceil(all.length / most);
  return all.filter((_, place) => place % skip === 0);
}

/**
 * At most so many points of the past. No peak is lost: each has its least and greatest value. Lengths in which nothing
 * was reported have no point.
 */
export function buckets(source: Source, wanted: Wanted, most: number): Bucket[] {
  const { code, dataType, from, to } = wanted;
  const found: Bucket[] = [];
  const begins = edges(source, Math.max(from, dayFrame(Math.max(from, source.since), source.zone).from), to, most);
  for (const [place, start] of begins.entries()) {
    const reports = reportsAt(source, { code, dataType }, reportTimes(source, start, begins[place + 1] ?? to));
    const last = reports.at(-1);
    if (!last) continue;
    const values = reports.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const value =
      values.length === 0 || dataType === 'enum' || COUNTERS.test(code) ? last.value : Number(mean.toFixed(3));
    found.push({
      at: start,
      value,
      min: values.length > 0 ? Math.min(...values) : null,
      max: values.length > 0 ? Math.max(...values) : null,
    });
  }
  return found;
}
