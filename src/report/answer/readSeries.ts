import { type Scale, readTimes } from '@/charts/internal';
import { type Value, chartParts, type AnswerDays, readChart } from '@/charts';
import { behaviour, isNameOf, measureNamed, unitFactor, type ChartBlock, type Measures } from '@/schema';
import { addDays, dayOf } from '@/schema/dates';
import { chartRows } from './chartRows';
import { chartsIn } from './chartsIn';
import { joinParts } from './joinParts';
import { readUnit } from './readUnit';

export interface BlockSeries {
  /** Unique in the chart: the measure's key, or what the wire calls it. */
  readonly key: string;
  /** Absent for one that no measure knows. */
  readonly measure?: string;
  readonly text: string;
  readonly unit: string;
  readonly decimals: number;
  readonly sums: boolean;
  /** In `unit`. */
  readonly values: readonly Value[];
  readonly times?: readonly number[];
  readonly lasts?: number;
  /** The wire says that it is a forecast or a plan. */
  readonly dashed?: boolean;
}

/** A chart answer as its block reads it. */
export interface BlockParts {
  readonly scale: Scale;
  /** Those of the block in its order, then those nobody declared. */
  readonly series: readonly BlockSeries[];
  /** Measures of the block that the answer has no series for. */
  readonly missing: readonly string[];
  /** Epoch ms between what was and what will be. */
  readonly now?: number;
  /** Labels that have no place on the axis of time; their values are left out. */
  readonly leftOut?: readonly string[];
}

export interface AnswerFrame {
  readonly zone: string;
  /** Zone its times are shown in. Default the site's. */
  readonly shownIn?: string | undefined;
  /** The days that were asked for; absent: those its labels are of. */
  readonly days?: { readonly startDate: string; readonly endDate: string };
  /** Today there (`yyyy-MM-dd`), for labels that are times of a day nobody named. */
  readonly today: string;
}

/**
 * The days of an answer nobody asked for by days: from its first label to its last, whole months when all begin one.
 */
function daysOf(raw: unknown, { zone, today }: AnswerFrame): AnswerDays {
  const times = readTimes(raw, { day: today, zone });
  const dayAt = (at: number | undefined) => (at === undefined ? today : dayOf(at, zone));
  const [startDate, last] = [dayAt(times[0]), dayAt(times.at(-1))];
  const monthly = times.length > 1 && times.every((at) => dayAt(at).endsWith('-01'));
  const endDate = monthly ? addDays(`${addDays(last, 31).slice(0, 7)}-01`, -1) : last;
  return { startDate, endDate, zone };
}

/** What is put behind a key that an answer has twice. */
const AGAIN = /-\d+$/;

/**
 * The answer of a chart block: `{xlist, ylist}` (spec 02 §3), or rows with a `time` each. Which measure a series is
 * follows from its `dataKey` or its names; several of one measure stay what the server calls them. Never throws.
 *
 * @example const { series } = readSeries(answer, report.measures, block, { zone, today: '2026-11-27' })
 * @public
 */
export function readSeries(
  raw: unknown,
  measures: Measures,
  block: Pick<ChartBlock<object, Measures>, 'series' | 'axis' | 'with'>,
  frame: AnswerFrame,
): BlockParts {
  const keys = block.series.map(({ of }) => of);
  const day = frame.days?.startDate ?? frame.today;
  const found = chartsIn(raw);
  const charts =
    found.length > 0
      ? found
      : [chartRows(raw, measures, keys, { zone: frame.zone, day, ...(frame.days && { lastDay: frame.days.endDate }) })];
  const days = {
    ...(frame.days ? { ...frame.days, zone: frame.zone } : daysOf(charts[0], frame)),
    ...(frame.shownIn !== undefined && { shownIn: frame.shownIn }),
  };
  const named = joinParts(
    charts.map((chart) => (block.axis === 'category' ? byName(chart, days) : chartParts(chart, days))),
  );
  const known = inTheirPlace(
    measures,
    keys,
    named.series
      .filter((one) => !isLeftOut(one, behaviour(block, 'leaveOut')))
      .map((one) => ({
        one,
        measure: measureOf(measures, keys, [one.key, one.key.replace(AGAIN, ''), one.name, one.text]),
      })),
  );
  const several = new Set(
    known.map(({ measure }) => measure).filter((key, place, all) => key !== undefined && all.indexOf(key) !== place),
  );
  const series = known.map(({ one, measure }): BlockSeries => {
    // beside those of the block in its unit it has their digits
    const alike = keys.find((key) => measures[key]?.unit === one.unit);
    const { unit, by, sums, ...said } = readUnit(measure === undefined ? undefined : measures[measure], one.unit);
    const decimals =
      measure === undefined && alike !== undefined ? readUnit(measures[alike], one.unit).decimals : said.decimals;
    const values = by === 1 ? one.values : one.values.map((value) => (value === null ? null : value * by));
    const own = measure !== undefined && !several.has(measure);
    return {
      key: own ? measure : `wire ${one.key}`,
      ...(measure !== undefined && { measure }),
      text: own && (!behaviour(block, 'answerNames') || one.text === one.key) ? '' : one.text, // a key is no name
      unit,
      decimals,
      sums,
      values,
      ...(one.times && { times: one.times }),
      ...(one.lasts !== undefined && { lasts: one.lasts }),
      ...(one.lineType === 3 && { dashed: true }),
    };
  });
  const placeOf = ({ measure }: BlockSeries) =>
    measure === undefined || !keys.includes(measure) ? keys.length : keys.indexOf(measure);
  return {
    scale: named.scale,
    series: series.toSorted((one, other) => placeOf(one) - placeOf(other)),
    missing: series.length === 0 ? [] : keys.filter((key) => !series.some(({ measure }) => measure === key)),
    ...(named.now !== undefined && { now: named.now }),
    ...(named.leftOut && { leftOut: named.leftOut }),
  };
}

const isLeftOut = (
  { key, name }: { readonly key: string; readonly name: string },
  names: readonly string[] = [],
): boolean => names.some((one) => isNameOf(one, undefined, key) || isNameOf(one, undefined, name));

/**
 * Named series that no measure knows, as many as are declared and in their units, are those: a cloud may speak any
 * language.
 */
function inTheirPlace<S extends { readonly unit: string; readonly text: string }>(
  measures: Measures,
  keys: readonly string[],
  all: readonly { readonly one: S; readonly measure: string | undefined }[],
): typeof all {
  const fits = ({ one: { unit } }: (typeof all)[number], place: number) =>
    unit === '' || unitFactor(unit, measures[keys[place] ?? '']?.unit ?? '') !== undefined;
  const isNameless =
    all.length > 0 &&
    all.length === keys.length &&
    all.every(({ one, measure }) => measure === undefined && one.text !== '');
  return isNameless && all.every(fits) ? all.map(({ one }, place) => ({ one, measure: keys[place] })) : all;
}

/** The first of a series' names that a measure knows; those of the block before others. */
function measureOf(measures: Measures, keys: readonly string[], names: readonly string[]): string | undefined {
  const given = names.filter(Boolean);
  return (
    given.map((name) => keys.find((key) => isNameOf(key, measures[key], name))).find(Boolean) ??
    given.map((name) => measureNamed(measures, name)).find(Boolean)
  );
}

/** Labels as names, also when they could be times. */
function byName(raw: unknown, days: AnswerDays): ReturnType<typeof chartParts> {
  const { labels, series } = readChart(raw, { day: days.startDate, zone: days.zone });
  return {
    scale: { kind: 'category', categories: labels },
    units: [''],
    series: series.map((one) => ({ ...one, axis: 0 })),
  };
}
