import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { useElementSize } from './useElementSize';
import { fitted, held, topOf, zoomed, type Bounds, type View } from './view';
import { zoomGestures, type Point } from './zoomGestures';

export interface ZoomOptions {
  /** All of the picture, in its own units. The same object while it is the same. */
  readonly bounds: Bounds;
  /** Pixels a unit of the picture has at most. */
  readonly largest: number;
  /** Pixels a unit has at most while the whole picture is shown. */
  readonly whole: number;
  /**
   * Pixels a unit has at least to begin with: what would be smaller is shown from the middle of its top. Default: all
   * of it is shown.
   */
  readonly least?: number;
  /** Draws the picture so; at most once a frame. */
  onView(view: View): void;
}

export interface Zoom {
  /** Larger or smaller about the middle of the window. */
  by(factor: number): void;
  /** The whole picture again. */
  fit(): void;
  /** A part of the picture, as large as it goes. */
  show(part: Bounds): void;
}

/**
 * Moves and scales a picture in an element, by hand or by what is given back. Until somebody moves it, it follows the
 * size of its window.
 */
export function useZoom(
  box: RefObject<HTMLElement | null>,
  { bounds, largest, whole, least = 0, onView }: ZoomOptions,
): Zoom {
  const size = useElementSize(box);
  const now = useRef<View | null>(null);
  const isMoved = useRef(false);
  const frame = useRef(0);
  const draw = useEvent(() => {
    frame.current = 0;
    if (now.current) onView(now.current);
  });
  const put = useEvent((view: View, moved: boolean) => {
    isMoved.current = moved;
    now.current = held(view, bounds, size);
    if (frame.current === 0) frame.current = requestAnimationFrame(draw);
  });
  const fit = useEvent(() => {
    const all = fitted(bounds, size, whole);
    put(all, all.scale < least);
  });
  const begin = useEffectEvent(() => {
    if (fitted(bounds, size, whole).scale < least) put(topOf(bounds, size, least), false);
    else fit();
  });
  const show = useEvent((part: Bounds) => put(fitted(part, size, largest), true));
  const move = useEvent((dx: number, dy: number) => {
    if (now.current) put({ ...now.current, x: now.current.x + dx, y: now.current.y + dy }, true);
  });
  const zoom = useEvent((factor: number, at?: Point): boolean => {
    const before = now.current;
    if (!before) return false;
    const after = zoomed(before, factor, at ?? { x: size.width / 2, y: size.height / 2 }, [
      fitted(bounds, size, whole).scale,
      largest,
    ]);
    if (Math.abs(after.scale / before.scale - 1) < 1e-6) return false;
    put(after, true);
    return true;
  });
  useEffect(() => {
    if (size.width === 0) return;
    if (isMoved.current && now.current) put(now.current, true);
    else begin();
  }, [size, bounds, put]);
  useEffect(() => {
    const stop = new AbortController();
    if (box.current) zoomGestures(box.current, { move, zoom, fit }, stop.signal);
    return () => {
      stop.abort();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [box, move, zoom, fit]);
  return useMemo(() => ({ by: (factor) => void zoom(factor), fit, show }), [zoom, fit, show]);
}
