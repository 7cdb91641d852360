import { asObject, asText } from '@/access/wireText';
import { readMoments } from '@/charts/response/readMoments';
import { readNumber } from '@/schema/readNumber';

/** A stretch of a curve: what was reported, and between which bounds where several reports are one point. */
export interface Curve {
  /** Epoch ms, rising. */
  readonly times: readonly number[];
  readonly values: readonly (number | null)[];
  readonly lows: readonly (number | null)[];
  readonly highs: readonly (number | null)[];
  /** There is more than came. */
  readonly more: boolean;
}

const NONE: Curve = { times: [], values: [], lows: [], highs: [], more: false };

/** A missing report is no line: between points further apart than usual stands nothing. */
function withGaps(times: readonly number[]): (number | undefined)[] {
  const steps = times.slice(1).map((at, place) => at - (times[place] ?? at)).toSorted((a, b) => a - b);
  const usual = steps[Math.floor(steps.length / 2)] ?? Number.POSITIVE_INFINITY;
  return times.map((at, place) => {
    const before = times[place - 1];
    return before !== undefined && at - before > 2.5 * usual ? before + usual : undefined;
  });
}

/** The history of one attribute, in whatever order it came; on the clock of a zone. */
export function readHistory(answer: unknown, zone: string): Curve {
  const { list, totalSize } = asObject(answer) ?? {};
  const given: readonly unknown[] = Array.isArray(answer) ? answer : Array.isArray(list) ? list : [];
  const rows = given.map((raw) => asObject(raw) ?? {});
  const texts = rows.map((row) => asText(row.reportTime ?? row.time));
  const falling = (texts[0] ?? '') > (texts.at(-1) ?? '');
  const ordered = falling ? rows.toReversed() : rows;
  const labels = falling ? texts.toReversed() : texts;
  const times = readMoments(labels, { zone, day: (labels[0] ?? '').slice(0, 10) });
  if (!times) return NONE;
  const gaps = withGaps(times);
  const numbers = (name: string) => times.flatMap((_, place) => [...(gaps[place] === undefined ? [] : [null]), readNumber(ordered[place]?.[name])]);
  return {
    times: times.flatMap((at, place) => [...(gaps[place] === undefined ? [] : [gaps[place]]), at]),
    values: numbers('value'),
    lows: numbers('min'),
    highs: numbers('max'),
    more: (readNumber(totalSize) ?? rows.length) > rows.length,
  };
}
