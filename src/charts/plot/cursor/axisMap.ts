import type { Scale } from '../../chart';
import type { Rect } from '../layout/frame';
import type { TimeWindow } from '../PlotInput';

/** From places on the x axis (epoch ms, numbers of categories) to pixels and back. */
export interface AxisMap {
  readonly toPixel: (x: number) => number;
  readonly toPlace: (pixel: number) => number;
}

export function axisMap(scale: Scale, window: TimeWindow | undefined, rect: Rect): AxisMap {
  if (scale.kind === 'category') {
    const band = rect.width / Math.max(scale.categories.length, 1);
    const last = scale.categories.length - 1;
    return {
      toPixel: (x) => rect.x + (x + 0.5) * band,
      toPlace: (pixel) => Math.min(last, Math.max(0, Math.floor((pixel - rect.x) / band))),
    };
  }
  const { from, to } = window ?? scale;
  return {
    toPixel: (x) => rect.x + ((x - from) / (to - from)) * rect.width,
    toPlace: (pixel) => from + ((pixel - rect.x) / rect.width) * (to - from),
  };
}
