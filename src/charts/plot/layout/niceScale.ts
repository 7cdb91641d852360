import type { Rect } from './frame';

/** A value axis with round numbers. `decimals` are those its labels need. @public */
export interface NiceScale {
  readonly min: number;
  readonly max: number;
  readonly interval: number;
  readonly decimals: number;
  /** Labels below or above these are left out: the axis goes on there only to keep step with another one. */
  readonly shownFrom?: number;
  readonly shownTo?: number;
}

const NICE = [1, 2, 2.5, 5, 10, 20];

interface Ends {
  readonly min?: number;
  readonly max?: number;
}

/** Decimals that tell the steps of a scale apart. */
function decimalsOf(interval: number): number {
  let decimals = 0;
  while (decimals < 9 && Math.abs(interval * 10 ** decimals - Math.round(interval * 10 ** decimals)) > 1e-6) decimals++;
  return decimals;
}

/**
 * The round scale that holds `min` and `max` in at most `ticks` steps; given ends (`fixed`) stay as they are.
 *
 * @example niceScale(0, 87, 4) // { min: 0, max: 100, interval: 25, decimals: 0 }
 * @public
 */
export function niceScale(min: number, max: number, ticks: number, fixed: Ends = {}): NiceScale {
  const low = fixed.min ?? min;
  let high = fixed.max ?? max;
  if (!(high > low)) high = low + Math.max(Math.abs(low), 1);
  const raw = (high - low) / Math.max(ticks, 1);
  const power = 10 ** Math.floor(Math.log10(raw));
  const endsOf = (interval: number) => {
    const clean = (value: number) => Number(value.toFixed(decimalsOf(interval) + 2));
    return {
      min: fixed.min ?? clean(Math.floor(low / interval + 1e-9) * interval),
      max: fixed.max ?? clean(Math.ceil(high / interval - 1e-9) * interval),
      interval: clean(interval),
      decimals: decimalsOf(interval),
    };
  };
  const rounded = NICE.filter((step) => step * power >= raw * 0.999).map((step) => endsOf(step * power));
  const fits = rounded.find((ends) => (ends.max - ends.min) / ends.interval <= Math.max(ticks, 1) + 1e-6);
  return fits ?? rounded.at(-1) ?? endsOf(10 * power);
}

/** How many steps a scale has below and above zero; nothing where zero is not one of them. */
function stepsOf({ min, max, interval }: NiceScale): { readonly down: number; readonly up: number } | undefined {
  const [down, up] = [-min / interval, max / interval];
  const isWhole = (steps: number) => steps > -1e-6 && Math.abs(steps - Math.round(steps)) < 1e-6;
  return isWhole(down) && isWhole(up) ? { down: Math.round(down), up: Math.round(up) } : undefined;
}

/** A share, from 0 to 100: it takes the steps that amounts beside it have. */
const isShare = ({ min, max }: NiceScale): boolean => min === 0 && max === 100;
const SHARE_STEPS = [20, 25, 50, 100];

/** Scales of one pane with zero at one height and one set of lines, where each of them has zero. */
export function inStep(scales: readonly NiceScale[]): readonly NiceScale[] {
  const steps = scales.map(stepsOf);
  const known = steps.filter((one) => one !== undefined);
  if (scales.length < 2 || known.length < scales.length) return scales;
  const isShareAt = (place: number) => scales.slice(place, place + 1).some(isShare);
  const leading = known.filter((_, place) => scales.every(isShare) || !isShareAt(place));
  const [down, up] = [Math.max(...leading.map((one) => one.down)), Math.max(1, ...leading.map((one) => one.up))];
  return scales.map((scale) => {
    const interval = isShare(scale) ? (SHARE_STEPS.find((step) => 100 / step <= up) ?? 100) : scale.interval;
    const [min, max] = [-down * interval, up * interval];
    return {
      ...scale,
      min,
      max,
      interval,
      ...(min < scale.min && scale.min >= 0 && { shownFrom: scale.min }),
      ...(max > scale.max && isShare(scale) && { shownTo: scale.max }),
    };
  });
}

/** From values of an axis to pixels. */
export function valueMap({ min, max }: NiceScale, { y, height }: Rect): (value: number) => number {
  return (value) => y + height * (1 - (value - min) / (max - min));
}
