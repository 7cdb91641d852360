import { sumOf } from '@/schema/internal';
import { axisOf } from '../axisOf';
import type { ChartSeries, ChartSpec, Value } from '../chart';

/** The figures of one series, one a row. */
export interface FigureColumn {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  readonly decimals: number;
  readonly values: readonly Value[];
  /** The sum, of what may be added up. */
  readonly total?: Value;
}

/** The figures of a chart. A row is a moment of `times` or one of `names`. */
export interface Figures {
  readonly times?: readonly number[];
  readonly names?: readonly string[];
  /** How many rows. */
  readonly size: number;
  readonly columns: readonly FigureColumn[];
}

const WORK = /^[kMGT]?Wh$/;

/** All moments of all series, each once, rising. */
function momentsOf(series: readonly ChartSeries[]): readonly number[] {
  const [first, ...others] = series.map(({ times }) => times ?? []);
  if (!first) return [];
  if (others.every((times) => times === first)) return first;
  return [...new Set([first, ...others].flat())].sort((one, other) => one - other);
}

function aligned({ times = [], values }: ChartSeries, moments: readonly number[]): readonly Value[] {
  if (times === moments) return values;
  const at = new Map(times.map((time, index) => [time, values[index]]));
  return moments.map((moment) => at.get(moment) ?? null);
}

/** Whether each series is one figure, as in a pie: then the series are the rows. */
const isOneEach = ({ scale, series }: ChartSpec): boolean =>
  scale.kind === 'category' && scale.categories.length <= 1 && series.length > 1;

/** The parts of a whole as rows; they share the unit of the first axis. */
function partsOf({ scale, axes, series, title }: ChartSpec): Figures {
  const [category = title] = scale.kind === 'category' ? scale.categories : [];
  const { unit = '', decimals = 2, sums = WORK.test(unit) } = axes[0] ?? {};
  const values = series.map((one) => one.values[0] ?? null);
  const total = sums ? { total: sumOf(values) } : {};
  return {
    names: series.map(({ name }) => name),
    size: series.length,
    columns: [{ key: 'value', name: category, unit, decimals, values, ...total }],
  };
}

/**
 * The same figures as the picture, for the table and the CSV file (spec 01 §2). Series of different resolution share
 * one column of moments; where a series has no value of its own, there is nothing.
 */
export function chartTable(spec: ChartSpec): Figures {
  const { scale, series } = spec;
  if (isOneEach(spec)) return partsOf(spec);
  const moments = scale.kind === 'time' ? momentsOf(series) : [];
  const rows =
    scale.kind === 'time'
      ? { times: moments, size: moments.length }
      : { names: scale.categories, size: scale.categories.length };
  const columns = series.map((one): FigureColumn => {
    const { unit, decimals = 2, sums = WORK.test(unit) } = axisOf(spec, one);
    const values = scale.kind === 'time' ? aligned(one, moments) : one.values;
    return {
      key: one.key,
      name: one.name,
      unit,
      decimals,
      values,
      ...(sums && { total: one.total === undefined ? sumOf(values) : one.total }),
    };
  });
  return { ...rows, columns };
}
