import type { Reading } from '../kinds/attribute';
import { isOnline } from './connection';
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
  for (let at = Math.ceil(Math.max(from, source.since) / REPORT) * REPORT; at < to; at += REPORT) if (isOnline(source, at)) times.push(at);
  return times;
}

/** What a device reported at some moments. */
export function reportsAt(source: Source, { code, dataType }: Pick<Wanted, 'code' | 'dataType'>, times: readonly number[]): Report[] {
  return times.map((at) => ({ at, value: readingAt(source, code, dataType, at) }));
}

/** A counter says what it has come to, not what it was on average. */
const COUNTERS = /(?:yield|energy|energytoday)$/i;

/**
 * At most so many points of the past, of equal lengths of time. No peak is lost: each has its least and greatest value.
 * Lengths in which nothing was reported have no point.
 */
export function buckets(source: Source, wanted: Wanted, most: number): Bucket[] {
  const { code, dataType, from, to } = wanted;
  const size = Math.max(1, Math.ceil((to - from) / REPORT / most)) * REPORT;
  const found: Bucket[] = [];
  for (let start = from; start < to; start += size) {
    const reports = reportsAt(source, { code, dataType }, reportTimes(source, start, Math.min(to, start + size)));
    const last = reports.at(-1);
    if (!last) continue;
    const values = reports.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const value = values.length === 0 || dataType === 'enum' || COUNTERS.test(code) ? last.value : Number(mean.toFixed(3));
    found.push({ at: start, value, min: values.length > 0 ? Math.min(...values) : null, max: values.length > 0 ? Math.max(...values) : null });
  }
  return found;
}
