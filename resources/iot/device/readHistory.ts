import { asObject } from '@/api';
import { readNumber, readNumbers } from '@/schema';
import { gapsIn } from './gapsIn';
import { historyRows } from './historyRows';

/** A stretch of a curve: what was reported, and between which bounds where several reports are one point. */
export interface Curve {
  /** Epoch ms, rising. */
  readonly times: readonly number[];
  readonly values: readonly (number | null)[];
  readonly lows: readonly (number | null)[];
  readonly highs: readonly (number | null)[];
  /** There is more than came. */
  readonly more: boolean;
  /** Times of reports that have no place in it (`historyRows`). */
  readonly leftOut?: readonly string[];
}

/** The history of one attribute, in whatever order it came; on the clock of a zone. */
export function readHistory(answer: unknown, zone: string): Curve {
  const { list, totalSize } = asObject(answer) ?? {};
  const given: readonly unknown[] = Array.isArray(answer) ? answer : Array.isArray(list) ? list : [];
  const { rows, times, leftOut } = historyRows(given, zone);
  const gaps = gapsIn(times);
  const numbers = (name: string) => {
    const read = readNumbers(rows.map((row) => row[name]));
    return times.flatMap((_, place) => [...(gaps[place] === undefined ? [] : [null]), read[place] ?? null]);
  };
  return {
    times: times.flatMap((at, place) => [...(gaps[place] === undefined ? [] : [gaps[place]]), at]),
    values: numbers('value'),
    lows: numbers('min'),
    highs: numbers('max'),
    more: (readNumber(totalSize) ?? given.length) > given.length,
    ...(leftOut.length > 0 && { leftOut }),
  };
}
