import type { Rect } from './frame';
import type { NiceScale } from './niceScale';

/** From values of an axis to pixels. */
export function valueMap({ min, max }: NiceScale, { y, height }: Rect): (value: number) => number {
  return (value) => y + height * (1 - (value - min) / (max - min));
}
