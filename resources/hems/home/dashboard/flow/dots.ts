/** What the power of a flow looks like in motion. */
export interface Dots {
  /** 0 to 3 on the way at once. */
  readonly count: number;
  /** Seconds one takes from end to end. */
  readonly seconds: number;
}

/** Seconds of the slowest dot; the animation is made for it and played faster. */
export const SLOWEST = 6;
const FASTER_BY = 4.8;

/**
 * Speed and number of the dots of an edge. By the absolute power, in W, so that one flow never changes because of
 * another; `most` is what the connection carries. Below 30 W, or a hundredth of that, nothing moves.
 */
export function dotsOf(watts: number, most: number): Dots {
  if (watts < Math.max(30, most / 100)) return { count: 0, seconds: SLOWEST };
  const share = Math.min(1, watts / most);
  const pace = Math.log(1 + (share * most) / 50) / Math.log(1 + most / 50);
  return { count: share < 1 / 6 ? 1 : share < 1 / 2 ? 2 : 3, seconds: SLOWEST - FASTER_BY * pace };
}
