import type { Scale, Value } from '../../chart';
import type { DrawnSeries } from './drawnSeries';
import { HOLE, placed, type Placed, union, type Rows } from './placed';

/**
 * Bars over the union of the middles of their intervals. Apart from lines: the width of a bar follows from the distance
 * of its neighbours, and the minutes of a line would leave no room for it.
 */
export function barRows(drawn: readonly DrawnSeries[], scale: Scale): Rows {
  const bars = drawn.filter(({ as }) => as === 'bar').map((one) => placed(one, scale));
  const xs = scale.kind === 'category' ? scale.categories.map((_, place) => place) : union(bars.map((bar) => bar.xs));
  const columns = bars.map(({ key, xs: own, values }): [string, Value[]] => {
    const at = new Map(own.map((x, place) => [x, values[place] ?? null]));
    return [key, xs.map((x) => at.get(x) ?? null)];
  });
  return { xs, columns: new Map(columns) };
}

/** Rows that no series has itself: the end of a step before a hole, and a nothing where a line misses times. */
function extraRows({ as, xs, values, step, ends }: Placed): number[] {
  const extra: number[] = [];
  for (let place = 0; place < xs.length; place++) {
    const at = xs[place] ?? 0;
    const next = xs[place + 1];
    if (as === 'step') {
      const end = next === undefined || ends ? Math.min(at + step, next ?? Infinity) : next;
      const holds = next === end && values[place + 1] !== null;
      if ((values[place] ?? null) !== null && !holds) extra.push(end - 1, end);
    } else if (next !== undefined && next - at > step * HOLE) {
      extra.push(Math.round((at + next) / 2));
    }
  }
  return extra;
}

/** What a series shows at every row. Between two points of its own it shows what the line between them shows. */
function column({ as, xs, values, step, ends }: Placed, rows: readonly number[]): Value[] {
  let place = -1;
  return rows.map((x) => {
    while (place + 1 < xs.length && (xs[place + 1] ?? Infinity) <= x) place++;
    const at = xs[place];
    const value = values[place] ?? null;
    if (at === undefined || at === x || value === null) return at === undefined ? null : value;
    const next = xs[place + 1];
    if (as === 'step') return (ends || next === undefined) && x >= at + step ? null : value;
    const following = values[place + 1] ?? null;
    if (next === undefined || following === null || next - at > step * HOLE) return null;
    return value + ((following - value) * (x - at)) / (next - at);
  });
}

/**
 * Lines, areas and steps over the union of all their times and `now`, so that what is stacked is stacked by time and
 * not by place in a list, a line of hours stays a line beside one of minutes, and past and future meet at `now`.
 * Nothing stays nothing.
 */
export function lineRows(drawn: readonly DrawnSeries[], scale: Scale, now?: number): Rows {
  const lines = drawn.filter(({ as }) => as !== 'bar').map((one) => placed(one, scale));
  if (scale.kind === 'category') {
    const xs = scale.categories.map((_, place) => place);
    return { xs, columns: new Map(lines.map(({ key, values }) => [key, xs.map((place) => values[place] ?? null)])) };
  }
  const extra = lines.map(extraRows);
  const inside = now !== undefined && lines.length > 0 && now > scale.from && now < scale.to;
  const xs = union([...lines.map((line) => line.xs), ...extra, inside ? [now] : []]);
  return { xs, columns: new Map(lines.map((line) => [line.key, column(line, xs)])) };
}
