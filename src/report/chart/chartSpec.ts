import { nameOfKey, type ChartSeries, type ChartSpec } from '@/charts';
import { stepOf, type ChartView, type Scale, type ValueAxis } from '@/charts/internal';
import type { Translate } from '@/data';
import {
  behaviour,
  measureTexts,
  shownUnit,
  type ChartBlock,
  type Fields,
  type Measures,
  currencyUnit,
} from '@/schema';
import type { BlockParts, BlockSeries } from '../answer/readSeries';
import { difference } from './difference';

/** A time axis from the first value to the end of the last one. */
export function fitted(scale: Scale, series: readonly ChartSeries[]): Scale {
  if (scale.kind !== 'time') return scale;
  const begins = series.flatMap(({ times }) => times?.[0] ?? []);
  const ends = series.flatMap(({ times, lasts = 0 }) => (times?.length ? (times.at(-1) ?? 0) + lasts : []));
  return begins.length > 0 ? { ...scale, from: Math.min(...begins), to: Math.max(...ends) } : scale;
}

interface ChartInput {
  /** Names what is remembered and files. */
  readonly id: string;
  readonly title: string;
  readonly block: ChartBlock<Fields, Measures>;
  readonly measures: Measures;
  readonly parts: BlockParts;
  /** Sign or code of the currency of the site. */
  readonly currency: string;
  readonly translate: Translate;
}

const viewsOf = ({ views, series }: ChartInput['block']): readonly ChartView[] =>
  views ?? (series[0]?.as === 'bar' ? ['bar', 'line', 'table'] : ['line', 'bar', 'table']);

/** Series of one unit share an axis and a prefix, chosen by their largest value. */
interface Scaled {
  readonly unit: string;
  readonly by: number;
}

function scalesOf(series: readonly BlockSeries[], measures: Measures): ReadonlyMap<string, Scaled> {
  const units = [...new Set(series.map(({ unit }) => unit))];
  const kept = new Set(
    series
      .filter(({ measure }) => measure !== undefined && measures[measure]?.prefix === false)
      .map(({ unit }) => unit),
  );
  return new Map(units.map((unit) => [unit, shownUnit(unit, kept.has(unit) ? [] : largest(series, unit))]));
}

/** The largest value of each series of a unit: 100,000 of them are looked at once. */
function* largest(series: readonly BlockSeries[], unit: string): Generator<number> {
  for (const one of series) {
    if (one.unit !== unit) continue;
    let most = 0;
    for (const value of one.values) if (value !== null && Math.abs(value) > most) most = Math.abs(value);
    yield most;
  }
}

const HOUR = 3_600_000;

/** With labels every so many points, whose distance is that of the finest series. */
function labelled(scale: Scale, series: readonly ChartSeries[], every: number | undefined): Scale {
  const steps = series.flatMap(({ times }) => (times && times.length > 1 ? [stepOf(times)] : []));
  return every === undefined || scale.kind !== 'time' || steps.length === 0
    ? scale
    : { ...scale, labelHours: (every * Math.min(...steps)) / HOUR };
}

/**
 * A chart block and what was read for it as a chart (DESIGN §10): what a series is drawn as comes from the block; its
 * name, color, decimals and whether it adds up from its measure; one axis a unit, one prefix a unit. What no measure
 * knows has the words of the server and a plain color.
 *
 * @example
 *   const parts = readSeries(answer, measures, block, frame);
 *   const spec = chartSpec({ id: 'prices', title, block, measures, parts, currency: '€', translate });
 * @public
 */
export function chartSpec({ id, title, block, measures, parts, currency, translate }: ChartInput): ChartSpec {
  const scales = scalesOf(parts.series, measures);
  const units = [...scales.keys()];
  const axes = units.map((unit): ValueAxis => {
    const ofUnit = parts.series.filter((one) => one.unit === unit);
    return {
      unit: currencyUnit(scales.get(unit)?.unit ?? unit, currency),
      decimals: Math.max(...ofUnit.map(({ decimals }) => decimals)),
      sums: ofUnit.every(({ sums }) => sums),
    };
  });
  const declared = new Map(block.series.map((one) => [one.of, one]));
  const [first] = block.series;
  // parts of one whole: so is one that is not declared
  const whole = block.series.every(({ stack }) => stack === first?.stack) ? first?.stack : undefined;
  const overBars = block.series.some(({ as }) => as === 'bar');
  const wordsOf = ({ key, measure }: BlockSeries) =>
    measure === undefined ? nameOfKey(key) : translate(measureTexts(measures, measure).name);
  const isTwice = ({ text, measure }: BlockSeries) =>
    text !== '' && parts.series.some((other) => other.text === text && other.measure !== measure);
  /** Two quantities of one border have its name and their own. */
  const nameOf = (one: BlockSeries) =>
    isTwice(one) && one.measure !== undefined ? `${one.text} · ${wordsOf(one)}` : one.text || wordsOf(one);
  const series = parts.series.map((one): ChartSeries => {
    const drawn = one.measure === undefined ? undefined : declared.get(one.measure);
    const stack =
      drawn?.stack ??
      (drawn === undefined && block.others?.stack !== undefined ? `${block.others.stack} ${one.measure ?? ''}` : whole);
    const by = scales.get(one.unit)?.by ?? 1;
    const tone = one.measure === undefined ? undefined : measures[one.measure]?.tone;
    return {
      key: one.key,
      name: nameOf(one),
      kind: (drawn ?? block.others ?? first)?.as ?? 'line',
      axis: units.indexOf(one.unit),
      values:
        by === 1 && drawn?.below !== true
          ? one.values
          : one.values.map((value) =>
              value === null ? null : (drawn?.below === true ? -Math.abs(value) : value) / by,
            ),
      ...(drawn?.below && { below: true }),
      decimals: one.decimals,
      sums: one.sums,
      ...(tone && { tone }),
      ...(stack !== undefined && { stack }),
      ...((one.dashed || drawn?.dashed !== undefined) && { dashed: one.dashed || drawn?.dashed === true }),
      ...(one.times && { times: one.times, ...(overBars && { ofIntervals: true }) }),
      ...(one.lasts !== undefined && { lasts: one.lasts }),
    };
  });
  const compared = behaviour(block, 'difference');
  const more = compared ? difference(compared, series, parts.scale.kind, translate) : [];
  return {
    id,
    title,
    scale: labelled(block.fit ? fitted(parts.scale, series) : parts.scale, series, behaviour(block, 'labelEvery')),
    axes: axes.length > 0 ? axes : [{ unit: '' }],
    series: [...series, ...more],
    ...(block.pageSize !== undefined && { pageSize: block.pageSize }),
    views: viewsOf(block),
    ...(block.legend && { legend: block.legend }),
    ...(parts.now !== undefined && { now: parts.now }),
    ...(parts.leftOut && { leftOut: parts.leftOut }),
  };
}
