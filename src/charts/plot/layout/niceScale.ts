import type { Rect } from './frame';

/** A value axis with round numbers. `decimals` are those its labels need. */
export interface NiceScale {
  readonly min: number;
  readonly max: number;
  readonly interval: number;
  readonly decimals: number;
}

const NICE = [1, 2, 2.5, 5, 10];

/** The round scale that holds `min` and `max` in at most `ticks` steps; given ends (`fixed`) stay as they are. */
export function niceScale(
  min: number,
  max: number,
  ticks: number,
  fixed: { readonly min?: number; readonly max?: number } = {},
): NiceScale {
  const low = fixed.min ?? min;
  let high = fixed.max ?? max;
  if (!(high > low)) high = low + Math.max(Math.abs(low), 1);
  const raw = (high - low) / Math.max(ticks, 1);
  const power = 10 ** Math.floor(Math.log10(raw));
  const interval = (NICE.find((step) => step * power >= raw * 0.999) ?? 10) * power;
  let decimals = 0;
  while (decimals < 9 && Math.abs(interval * 10 ** decimals - Math.round(interval * 10 ** decimals)) > 1e-6) decimals++;
  const clean = (value: number) => Number(value.toFixed(decimals + 2));
  return {
    min: fixed.min ?? clean(Math.floor(low / interval + 1e-9) * interval),
    max: fixed.max ?? clean(Math.ceil(high / interval - 1e-9) * interval),
    interval: clean(interval),
    decimals,
  };
}

/** From values of an axis to pixels. */
export function valueMap({ min, max }: NiceScale, { y, height }: Rect): (value: number) => number {
  return (value) => y + height * (1 - (value - min) / (max - min));
}
