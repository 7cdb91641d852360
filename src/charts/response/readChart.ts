import { asObject, asText } from '@/api';
import { readNumber, readNumbers } from '@/schema';
import type { Value } from '../chart';
import { readMoments, type LabelFrame } from './readMoments';

/** One named row of values of an answer. */
export interface ReadSeries {
  /** What tells it from the others: `dataKey`, else `name`, else `desc`, else its place. */
  readonly key: string;
  /** As the server says it: `desc`, else `name`. In the language the call was made in. */
  readonly text: string;
  /** `name` of the wire, for what must know which series it is: `Purchase`. */
  readonly name: string;
  readonly unit: string;
  /** 1: solid until now and dashed after; 3: dashed; undefined when it says nothing. */
  readonly lineType: number | undefined;
  /** One per label. */
  readonly values: readonly Value[];
}

/** A chart answer (spec 02 §3), read. */
export interface ReadChart {
  readonly labels: readonly string[];
  /**
   * The labels as moments, one each, undefined for one that cannot be placed; no list when they are no times
   * (`readMoments`).
   */
  readonly times: readonly (number | undefined)[] | undefined;
  readonly series: readonly ReadSeries[];
  /** The boundary between what was and what will be: an index into the labels. */
  readonly nowIndex: number | undefined;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A point of a series: a bare value, or `{key, value}` that names its label. */
function valuesOf(points: readonly unknown[], labels: readonly string[]): Value[] {
  const named = points.some((point) => asObject(point) && 'key' in (asObject(point) ?? {}));
  const numbers = readNumbers(points);
  if (!named) return labels.map((_, index) => numbers[index] ?? null);
  const place = new Map<string, number[]>();
  labels.forEach((label, index) => place.set(label, [...(place.get(label) ?? []), index]));
  const values: Value[] = labels.map(() => null);
  for (const [index, point] of points.entries()) {
    const at = place.get(asText(asObject(point)?.key))?.shift(); // the same label twice: the doubled hour, in order
    if (at !== undefined) values[at] = numbers[index] ?? null;
  }
  return values;
}

function readSeries(raw: unknown, index: number, labels: readonly string[]): ReadSeries {
  const series = asObject(raw) ?? {};
  const [name, desc, dataKey] = [asText(series.name), asText(series.desc), asText(series.dataKey)];
  return {
    key: dataKey || name || desc || `series-${index}`,
    text: desc || name || dataKey,
    name,
    unit: asText(series.unit),
    lineType: readNumber(series.lineType) ?? undefined,
    values: valuesOf(list(series.list ?? series.data), labels),
  };
}

function nowOf(signs: readonly unknown[], labels: readonly string[]): number | undefined {
  for (const sign of signs) {
    const { lineIndex, name } = asObject(sign) ?? {};
    const index = readNumber(lineIndex) ?? labels.indexOf(asText(name));
    if (index >= 0 && index < labels.length) return index;
  }
  return undefined;
}

const labelsOf = (answer: Readonly<Record<string, unknown>>): readonly unknown[] => list(answer.xlist ?? answer.xList);

/** The moments of the labels of an answer, rising, of those that can be placed; none when they are no times. */
export const readTimes = (raw: unknown, frame: LabelFrame): readonly number[] =>
  (readMoments(labelsOf(asObject(raw) ?? {}), frame) ?? []).filter((at) => at !== undefined);

/**
 * What a series is called that has no name: its place, `#2`. Other keys are their own name.
 *
 * @example nameOfKey('series-1') // '#2'
 * @public
 */
export const nameOfKey = (key: string): string =>
  key.replace(/^(?:wire )?series-(\d+)/, (_, place: string) => `#${Number(place) + 1}`);

/**
 * Reads `{xlist, ylist, signList}`. A part that is missing or of a wrong type is an empty one; no two series share a
 * key.
 *
 * @example
 * const { series } = readChart({ xlist: ['00:00'], ylist: [{ name: 'load', unit: 'kW', list: [2] }] }, { zone, day });
 * series[0]?.values // [2]
 * @public
 */
export function readChart(raw: unknown, frame: LabelFrame): ReadChart {
  const answer = asObject(raw) ?? {};
  const given = labelsOf(answer);
  const labels = given.map(asText);
  const seen = new Map<string, number>();
  const series = list(answer.ylist ?? answer.yList)
    .filter(asObject)
    .map((one, index) => {
      const read = readSeries(one, index, labels);
      const count = seen.get(read.key) ?? 0;
      seen.set(read.key, count + 1);
      return count === 0 ? read : { ...read, key: `${read.key}-${count + 1}` };
    });
  return { labels, times: readMoments(given, frame), series, nowIndex: nowOf(list(answer.signList), labels) };
}
