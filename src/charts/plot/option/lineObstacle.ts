import type { ChartSeries, Value } from '../../chart';
import type { Obstacle } from './levelPosition';

interface Line {
  readonly as: ChartSeries['kind'];
  readonly xs: readonly number[];
  readonly values: readonly Value[];
  /** From pixels to places on the x axis, and from values to pixels. */
  readonly toPlace: (pixel: number) => number;
  readonly toPixel: (value: number) => number;
}

/** Pixels from one look at the line to the next. */
const STEP = 3;

/** The last row at or before a place, -1 where there is none. */
function rowBefore(xs: readonly number[], place: number): number {
  let [low, high] = [0, xs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** What is drawn at a place of the x axis. */
function valueAt({ as, xs, values }: Line, place: number): Value {
  const row = rowBefore(xs, place);
  const [value = null, next = null] = [values[row], values[row + 1]];
  const [from = -Infinity, to = Infinity] = [xs[row], xs[row + 1]];
  if (as === 'bar') return place - from <= to - place ? value : next;
  if (as === 'step' || from === place) return value;
  return value === null || next === null ? null : value + ((next - value) * (place - from)) / (to - from);
}

/** A series as something words do not stand on: its line, or all of its bars. */
export function lineObstacle(line: Line): Obstacle {
  return ({ x, y, width, height }) => {
    let crossed = 0;
    let before: number | undefined;
    for (let pixel = x; pixel <= x + width; pixel += STEP) {
      const value = valueAt(line, line.toPlace(pixel));
      const at = value === null ? undefined : line.toPixel(value);
      const from = line.as === 'bar' ? line.toPixel(0) : (before ?? at);
      if (at !== undefined && from !== undefined && Math.max(at, from) >= y && Math.min(at, from) <= y + height)
        crossed += STEP;
      before = at;
    }
    return crossed;
  };
}
