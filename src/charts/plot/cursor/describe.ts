import { axisOf } from '../../axisOf';
import type { ChartSeries, ChartSpec, Value, ValueAxis } from '../../chart';
import { formatAmount, formatList } from '@/schema';
import { momentText, periodText } from '../../time/momentText';
import { openInterval } from '../layout/openInterval';
import { lastAtOrBefore, holds, readAt } from './readAt';

/** What the cursor says: a heading, what holds there, and a value for each shown series. */
export interface CursorWords {
  readonly heading: string;
  /** Names of shaded ranges, and what the sign there says. */
  readonly notes: readonly string[];
  readonly readings: readonly {
    readonly key: string;
    readonly name: string;
    readonly kind: ChartSeries['kind'];
    readonly value: Value;
    readonly axis: ValueAxis;
  }[];
}

/** Two hours are as long as what a sign says is taken to hold. */
const SIGN_HOLDS = 7_200_000;

/** Everything a chart says at a place of its x axis, from the description and not from what is drawn. */
export function describe(
  spec: ChartSpec,
  hidden: ReadonlySet<string>,
  x: number,
  locale: string,
  openText = '',
): CursorWords {
  const { scale } = spec;
  const shown = spec.series.filter(({ key }) => !hidden.has(key));
  const read = shown.map((series) => ({ series, reading: readAt(series, scale, x) }));
  const readings = read.map(({ series, reading }) => ({
    key: series.key,
    name: series.name,
    kind: series.kind,
    value: reading.value,
    axis: axisOf(spec, series),
  }));
  if (scale.kind === 'category') return { heading: scale.categories[x] ?? '', notes: [], readings };
  const spans = read.map(({ reading }) => reading).filter(({ from }) => from !== undefined);
  const [one] = spans;
  const same =
    one?.from !== undefined &&
    one.to !== undefined &&
    spans.every(({ from, to }) => from === one.from && to === one.to) &&
    shown.every(holds);
  const heading = same ? periodText(one.from ?? x, one.to ?? x, scale.zone) : momentText(x, scale.zone);
  const marks = spec.signs?.marks ?? [];
  const mark =
    marks[
      lastAtOrBefore(
        marks.map(({ at }) => at),
        x,
      )
    ];
  const sign = mark && x - mark.at < SIGN_HOLDS ? mark.label : undefined;
  const open = openInterval(spec);
  const notes = [
    ...(open && openText && x >= open.from && x < open.to ? [openText] : []),
    ...(spec.ranges ?? []).filter(({ from, to }) => x >= from && x < to).map(({ label }) => label),
    ...(sign ? [sign] : []),
  ];
  return { heading, notes, readings };
}

/** What a screen reader says at the cursor: `25 Oct 2026, 02:30 +01:00: Sold 3.2 kW, Bought no value`. */
export function spoken({ heading, notes, readings }: CursorWords, locale: string, nothing: string): string {
  const values = readings.map(
    ({ name, value, axis }) => `${name} ${value === null ? nothing : formatAmount(value, axis, locale)}`,
  );
  return `${heading}: ${formatList([...values, ...notes])}`;
}
