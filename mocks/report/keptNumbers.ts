import type { Period } from '@/schema/dates';
import { STEP } from '../energy/dayTime';
import type { ReportNumbers } from './reportNumbers';
import type { Subject } from './subjects';

/**
 * So many are kept: the pages of a table, the blocks of a page and its file ask for the same figures one after the
 * other.
 */
const KEPT = 24;
const PAGES = new Set(['pageNum', 'pageSize']);

interface Kept {
  /** Collections they were made of: the same lists as long as they do not change. */
  readonly read: readonly unknown[];
  readonly subjects: readonly Subject[];
  readonly numbers: ReportNumbers;
}

const kept = new Map<string, Kept>();

/** Same records, same sites: a site that something was changed of is another one. */
const same = (own: readonly Subject[], other: readonly Subject[]) =>
  own.length === other.length &&
  own.every(
    ({ id, site, currency }, place) =>
      id === other[place]?.id && site === other[place].site && currency === other[place].currency,
  );

/**
 * What figures depend on besides their subjects: the report, its period, what was sent but pages, and the five minutes
 * it is.
 */
export function numbersKey(report: string, period: Period, params: object, now: number): string {
  const sent = Object.entries(params).filter(([name]) => !PAGES.has(name));
  return JSON.stringify([report, period, sent, Math.floor(now / STEP)]);
}

/**
 * The figures made for a key before, or made now. They follow from what the key says, from the sites, and from the
 * collections `read`.
 */
export function keptNumbers(
  key: string,
  subjects: readonly Subject[],
  read: readonly unknown[],
  make: () => ReportNumbers,
): ReportNumbers {
  const known = kept.get(key);
  kept.delete(key);
  const entry =
    known && same(known.subjects, subjects) && read.every((one, place) => one === known.read[place])
      ? known
      : { subjects, read, numbers: make() };
  kept.set(key, entry);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return entry.numbers;
}
