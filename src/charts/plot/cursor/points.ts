import type { Scale } from '../../chart';
import type { Pane } from '../layout/frame';
import { drawnValue } from '../layout/placed';
import { readAt } from './readAt';

export interface CursorPoint {
  readonly key: string;
  readonly color: string;
  readonly y: number;
}

/**
 * Where the cursor meets the lines of a pane, in pixels from the top; stacked ones on each other, as they are drawn.
 */
export function points({ drawn, axes, rect }: Pane, scale: Scale, x: number): CursorPoint[] {
  const sums = new Map<string, number>();
  return drawn.flatMap(({ series, as, look }) => {
    const value = drawnValue(series, readAt(series, scale, x).value);
    const axis = axes.find(({ index }) => index === (series.axis ?? 0))?.scale;
    if (value === null || !axis || as === 'bar') return [];
    let top = value;
    if (series.stack !== undefined) {
      const name = `${series.stack} ${value < 0}`;
      top += sums.get(name) ?? 0;
      sums.set(name, top);
    }
    const y = rect.y + rect.height * (1 - (top - axis.min) / (axis.max - axis.min));
    return y >= rect.y - 1 && y <= rect.y + rect.height + 1 ? [{ key: series.key, color: look.color, y }] : [];
  });
}
