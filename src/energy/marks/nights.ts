import type { ChartSeries, ChartSpec } from '@/charts';
import { type ShadedRange, hasIntervals } from '@/charts/internal';
import { addDays, dayOf, startOfDay } from '@/schema/dates';

const HOUR = 3_600_000;
/** So little of the most is no sun: inverters draw and measure a little at night. */
const DARK = 0.005;
/** Longer axes would be striped. */
const MOST_DAYS = 3;
/** The sun is up by this hour, and does not set before that one: what is dark between them is no night. */
const RISEN = 11;
const SETS = 14;

/** When the sun shone, by the values of what it makes; undefined where nothing says it. */
function sunTimes(series: readonly ChartSeries[], from: number, to: number): readonly number[] | undefined {
  const solar = series.filter(({ tone }) => tone === 'solar');
  const most = Math.max(0, ...solar.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const known = solar.flatMap(({ times = [], values }) =>
    times.flatMap((at, place) => {
      const value = values[place] ?? null;
      return value !== null && at >= from && at < to ? [{ at, value }] : [];
    }),
  );
  return known.length === 0 ? undefined : known.filter(({ value }) => value > most * DARK).map(({ at }) => at);
}

/** The last moment of a day that anything is known of. */
const lastKnown = (series: readonly ChartSeries[], from: number, to: number): number =>
  Math.max(
    from,
    ...series.flatMap(({ tone, times = [], values }) =>
      tone === 'solar' ? times.filter((at, place) => at >= from && at < to && (values[place] ?? null) !== null) : [],
    ),
  );

/** The nights of one day: until the sun is up, and after it has set. */
function nightsOf(series: readonly ChartSeries[], from: number, to: number): readonly (readonly [number, number])[] {
  const sun = sunTimes(series, from, to);
  if (!sun) return [];
  const known = lastKnown(series, from, to);
  const [rise, set] = sun.length > 0 ? [Math.min(...sun), Math.max(...sun)] : [known, known];
  const morning = rise - from <= RISEN * HOUR ? [[from, rise] as const] : [];
  const evening = sun.length > 0 && set - from >= SETS * HOUR && known > set ? [[set, to] as const] : [];
  return [...morning, ...evening].filter(([begin, end]) => end - begin >= HOUR);
}

/** The nights of a chart of what the sun makes, over a few days, as shaded ranges. */
export function nights({ scale, series }: ChartSpec, label: string): ShadedRange[] {
  if (scale.kind !== 'time' || hasIntervals({ scale, series })) return [];
  const ranges: ShadedRange[] = [];
  let day = dayOf(scale.from, scale.zone);
  for (let count = 0; startOfDay(day, scale.zone) < scale.to; count += 1, day = addDays(day, 1)) {
    if (count === MOST_DAYS) return [];
    const [from, to] = [startOfDay(day, scale.zone), startOfDay(addDays(day, 1), scale.zone)];
    for (const [begin, end] of nightsOf(series, from, to)) {
      const before = ranges.at(-1);
      if (before && before.to >= begin) ranges.splice(-1, 1, { ...before, to: end });
      else ranges.push({ from: Math.max(begin, scale.from), to: Math.min(end, scale.to), label, tone: 'neutral' });
    }
  }
  return ranges;
}
