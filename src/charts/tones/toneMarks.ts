import type { MeasureTone } from '@/schema';

/** A sign that tells series apart without color. The path is drawn in a square of 10 by 10. */
export interface ToneMark {
  readonly path: string;
  /** Stripes in bars and slices: their angle in degrees. Nothing is a plain fill. */
  readonly stripes?: number;
}

const CIRCLE = 'M5 0.8A4.2 4.2 0 1 1 5 9.2A4.2 4.2 0 1 1 5 0.8Z';
const SQUARE = 'M1.2 1.2H8.8V8.8H1.2Z';
const UP = 'M5 0.8L9.4 9H0.6Z';
const DOWN = 'M5 9.2L0.6 1H9.4Z';
const DIAMOND = 'M5 0L10 5L5 10L0 5Z';
const HOUSE = 'M5 0.4L9.6 4.6V9.6H0.4V4.6Z';
const STAR = 'M5 0L6.5 3.3L10 3.8L7.4 6.3L8.1 10L5 8.2L1.9 10L2.6 6.3L0 3.8L3.5 3.3Z';
const CROSS = 'M3.4 0.4H6.6V3.4H9.6V6.6H6.6V9.6H3.4V6.6H0.4V3.4H3.4Z';
const HEXAGON = 'M2.6 0.6H7.4L10 5L7.4 9.4H2.6L0 5Z';
const BAR = 'M0.4 3.2H9.6V6.8H0.4Z';
const TICK = 'M1 0.4H9V5.6L5 9.8L1 5.6Z';

/** Dashes are not here: on every chart a dashed line is what has not happened yet. */
export const toneMarks: Readonly<Record<MeasureTone, ToneMark>> = {
  solar: { path: CIRCLE },
  grid: { path: SQUARE, stripes: 45 },
  battery: { path: UP, stripes: 90 },
  charger: { path: DIAMOND, stripes: -45 },
  heat: { path: STAR, stripes: 0 },
  home: { path: HOUSE },
  price: { path: CROSS, stripes: 90 },
  carbon: { path: DOWN, stripes: 45 },
  good: { path: TICK },
  bad: { path: HEXAGON, stripes: -45 },
  neutral: { path: BAR },
};

/** For series of no kind of energy, beside `plainColors`. */
export const plainMarks: readonly ToneMark[] = [
  { path: CIRCLE },
  { path: SQUARE, stripes: 45 },
  { path: UP, stripes: -45 },
  { path: DIAMOND, stripes: 90 },
  { path: DOWN, stripes: 0 },
  { path: HEXAGON },
];
