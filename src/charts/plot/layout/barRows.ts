import type { Scale, Value } from '../../chart';
import type { DrawnSeries } from './drawnSeries';
import { placed } from './placed';
import { union, type Rows } from './paneRows';

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
