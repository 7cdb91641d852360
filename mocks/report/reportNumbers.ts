import { periodOf, type Period, addDays, dayOf, startOfDay } from '@/schema/dates';
import { wholeMeasure, type Measure, type Report } from '@/schema';
import { STEP } from '../energy/dayTime';
import type { Sums } from '../world/model';
import type { Site } from '../world/site';
import { sums } from '../world/world';
import { currencyExchange } from './currencyExchange';
import { added, exact, joined, type Part } from './part';
import { periodBuckets, sizeOf, type Bucket } from './periodBuckets';
import { plausible } from './plausible';
import type { ReportRequest, MeasureSource, ReportSource } from './reportSource';
import type { Subject } from './subjects';
import { worldMeasures } from './worldMeasures';

/** The figures of a report for a period: everything it answers is read from these, so that its parts agree. */
export interface ReportNumbers {
  readonly buckets: readonly Bucket[];
  readonly subjects: readonly Subject[];
  readonly zone: string;
  readonly currency: string;
  /** A measure in a part of the period, of one site or of all; `null` where nothing is known. */
  at(key: string, bucket: number, subject?: number): number | null;
  /** In the whole period: sums of the parts, everything else from the sums of the whole. */
  whole(key: string, subject?: number): number | null;
}

interface Frame {
  readonly report: Report;
  readonly source: ReportSource | undefined;
  readonly subjects: readonly Subject[];
  readonly period: Period;
  /** The period is today, which is the own day of each site: where it is still yesterday, a station counts as well. */
  readonly isToday?: boolean;
  readonly request: ReportRequest;
}

/** The sums of a site in the parts of a period, each beside its part; `undefined` where there are none. */
function sumsIn(site: Site, period: Period, buckets: readonly Bucket[], now: number): (Sums | undefined)[] {
  const [from, to] = [startOfDay(period.from, site.zone), startOfDay(addDays(period.to, 1), site.zone)];
  const size = sizeOf(period);
  if (size !== 'hour') return sums(site, from, to, size, now);
  const [first, last] = [buckets[0]?.from ?? from, buckets.at(-1)?.to ?? to]; // hours are the same moments everywhere
  const byBegin = new Map(sums(site, first, last, 'hour', now).map((row) => [row.from, row]));
  return buckets.map((bucket) => byBegin.get(bucket.from));
}

const memoized = <T>(make: (key: string) => T) => {
  const known = new Map<string, T>();
  return (key: string): T => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
};

/** Figures of sites for a period. What no source and no sum of the world knows is made up, the same at every call. */
export function reportNumbers({ report, source, subjects, period, isToday, request }: Frame): ReportNumbers {
  const zone = subjects[0]?.zone ?? 'UTC';
  const currency = subjects[0]?.currency ?? 'EUR';
  const { now } = request;
  const buckets = periodBuckets(period, zone);
  const all: Bucket = {
    label: '',
    from: buckets[0]?.from ?? 0,
    to: buckets.at(-1)?.to ?? 0,
    days: [period.from, period.to],
  };
  const parted = memoized((place) => {
    const site = subjects[Number(place)]?.site;
    return site ? sumsIn(site, period, buckets, now) : [];
  });
  const summed = memoized((place): Sums | undefined => {
    const site = subjects[Number(place)]?.site;
    if (!site) return undefined;
    const { from, to } = isToday ? periodOf('day', dayOf(now - STEP, site.zone)) : period;
    return sums(site, startOfDay(from, site.zone), startOfDay(addDays(to, 1), site.zone), 'all', now)[0];
  });

  const partOf = (
    key: string,
    measure: Measure,
    place: number,
    bucket: Bucket,
    row: () => Sums | undefined,
  ): Part | null => {
    const subject = subjects[place];
    const tell: MeasureSource | undefined = source?.measures[key] ?? worldMeasures[key];
    const adds = wholeMeasure(measure).sums;
    const plain = (value: number | null): Part | null =>
      value === null || !Number.isFinite(value) ? null : { join: adds ? 'sum' : 'mean', value: exact(value) };
    if (!subject) return null;
    const rate = measure.unit.startsWith('money') ? currencyExchange(subject.currency, currency) : 1;
    const exchanged = (part: Part | null): Part | null =>
      part === null || rate === 1
        ? part
        : part.join === 'ratio'
          ? { ...part, of: part.of * rate }
          : { ...part, value: exact(part.value * rate) };
    if (!subject.site || !tell)
      return exchanged(plain(plausible({ key, measure, seed: subject.id, zone: subject.zone }, bucket, now)));
    const known = row();
    if (!known || known.known === 0) return null;
    const told = tell(known, subject.site, request);
    return exchanged(typeof told === 'number' || told === null ? plain(told) : told);
  };

  /** Parts of a measure by bucket and site; made once. */
  const parts = memoized((key) => {
    const measure = report.measures[key];
    return buckets.map((bucket, at) =>
      subjects.map((_, place) =>
        measure ? partOf(key, measure, place, bucket, () => parted(String(place))[at]) : null,
      ),
    );
  });
  const ofSubjects = (list: readonly (Part | null)[], subject: number | undefined) =>
    joined(subject === undefined ? list : [list[subject] ?? null]);
  const at = (key: string, bucket: number, subject?: number) => ofSubjects(parts(key)[bucket] ?? [], subject);
  return {
    buckets,
    subjects,
    zone,
    currency,
    at,
    whole: (key, subject) => {
      const measure = report.measures[key];
      if (!measure) return null;
      if (wholeMeasure(measure).sums) return added(buckets.map((_, place) => at(key, place, subject)));
      return ofSubjects(
        subjects.map((_, place) => partOf(key, measure, place, all, () => summed(String(place)))),
        subject,
      );
    },
  };
}
