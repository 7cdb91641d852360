import type { MeasureTone } from '@/schema';
import { addedTones } from './addedTones';
import { shapes } from './shapes';

/** A sign that tells series apart without color. The path is drawn in a square of 10 by 10. */
export interface ToneMark {
  readonly path: string;
  /** Stripes in bars and slices: their angle in degrees. Nothing is a plain fill. */
  readonly stripes?: number;
}

/** Dashes are not here: on every chart a dashed line is what has not happened yet. */
export const toneMarks: Readonly<Record<MeasureTone, ToneMark>> = {
  ...addedTones.marks,
  price: { path: shapes.cross, stripes: 90 },
  carbon: { path: shapes.down, stripes: 45 },
  good: { path: shapes.tick },
  bad: { path: shapes.hexagon, stripes: -45 },
  neutral: { path: shapes.bar },
};

/** For series of no kind, beside `plainColors`. */
export const plainMarks: readonly ToneMark[] = [
  { path: shapes.circle },
  { path: shapes.square, stripes: 45 },
  { path: shapes.up, stripes: -45 },
  { path: shapes.diamond, stripes: 90 },
  { path: shapes.down, stripes: 0 },
  { path: shapes.hexagon },
];
