/**
 * How a picture stands in its window: its point (0, 0) at (x, y) pixels, each of its units `scale` pixels long.
 *
 * @public
 */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/** What is to be seen, in units of the picture. */
export interface Bounds extends ViewSize {
  readonly x: number;
  readonly y: number;
}

/** Pixels that are kept free around a picture that fits. */
const EDGE = 16;
/** So many pixels of the picture stay in the window, however far it is moved. */
const KEPT = 48;

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The whole picture in the middle of the window, not larger than `largest`. */
export function fitted({ x, y, width, height }: Bounds, window: ViewSize, largest: number): View {
  const room = { width: Math.max(1, window.width - 2 * EDGE), height: Math.max(1, window.height - 2 * EDGE) };
  const scale = Math.min(largest, room.width / Math.max(width, 1e-9), room.height / Math.max(height, 1e-9));
  return {
    x: (window.width - width * scale) / 2 - x * scale,
    y: (window.height - height * scale) / 2 - y * scale,
    scale,
  };
}

/** The middle of the top of a picture, at a scale. */
export const topOf = ({ x, y, width }: Bounds, window: ViewSize, scale: number): View => ({
  x: window.width / 2 - (x + width / 2) * scale,
  y: EDGE - y * scale,
  scale,
});

/**
 * Larger or smaller by a factor, within limits; the point of the picture below `at` (pixels of the window) stays there.
 */
export function zoomed(
  view: View,
  factor: number,
  at: { readonly x: number; readonly y: number },
  [least, most]: readonly [number, number],
): View {
  const scale = between(view.scale * factor, least, most);
  const by = scale / view.scale;
  return { x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by, scale };
}

/** The same view, moved no farther than some of the picture is still seen. */
export function held(view: View, { x, y, width, height }: Bounds, window: ViewSize): View {
  const { scale } = view;
  const keptX = Math.min(KEPT, width * scale);
  const keptY = Math.min(KEPT, height * scale);
  return {
    x: between(view.x, keptX - (x + width) * scale, window.width - keptX - x * scale),
    y: between(view.y, keptY - (y + height) * scale, window.height - keptY - y * scale),
    scale,
  };
}
