import { isComposing } from '../isComposing';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface ZoomMoves {
  /** By pixels of the window. */
  move(dx: number, dy: number): void;
  /** About a point of the window, or its middle. Whether that changed anything: at its limits the page may scroll. */
  zoom(factor: number, at?: Point): boolean;
  fit(): void;
}

const STEP = 1.3;
const ARROW = 64;
/** Pixels a pointer moves before it is no click. */
const SLACK = 4;
/** Wheel pixels, and lines, that make a picture twice as large. */
const DOUBLE = { pixels: 400, lines: 12 };
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
/** Fingers on one spot are taken to be 8 pixels apart. */
const apart = (one: Point, other: Point): number => Math.max(8, Math.hypot(one.x - other.x, one.y - other.y));

/**
 * What people do with an element that shows a picture: drag, two fingers, wheel, arrow keys, + and -, 0. Until the
 * signal.
 */
export function zoomGestures(element: HTMLElement, { move, zoom, fit }: ZoomMoves, signal: AbortSignal): void {
  const pointers = new Map<number, Point>();
  let way = 0;
  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) way = 0;
    pointers.set(event.pointerId, place(event));
  };
  const drag = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const after = place(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, after);
    way += Math.hypot(after.x - before.x, after.y - before.y);
    if (other) {
      const [from, to] = [between(before, other), between(after, other)];
      move(to.x - from.x, to.y - from.y);
      zoom(apart(after, other) / apart(before, other), to);
    } else if (way >= SLACK) {
      // captured only now: a click belongs to what is under it
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      move(after.x - before.x, after.y - before.y);
    }
  };
  const up = (event: PointerEvent) => void pointers.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    const turns = event.deltaY / (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? DOUBLE.pixels : DOUBLE.lines);
    if (zoom(2 ** -Math.max(-1, Math.min(1, turns)), place(event))) event.preventDefault();
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = event.target === element ? ARROWS[event.key] : undefined;
    if (arrow) move(arrow[0] * ARROW, arrow[1] * ARROW);
    else if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', drag, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('lostpointercapture', up, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  element.addEventListener('keydown', press, { signal });
}
