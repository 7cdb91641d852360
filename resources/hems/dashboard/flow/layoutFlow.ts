import type { Edge, Point } from './edge';

/** Radii in pixels: a device, and the home in the middle. */
export const NODE = 28;
export const HOME = 54;

export interface Place extends Point {
  /** Where the words of the node stand: below its circle, or beside it. */
  readonly words: 'below' | 'beside';
  /** From the edge of its circle to the ring of the home. */
  readonly edge: Edge;
}

/** Where everything stands, in pixels: the drawing is as wide as its place, so that its text keeps its size. */
export interface FlowLayout {
  readonly width: number;
  readonly height: number;
  readonly home: Point;
  readonly places: readonly Place[];
  /** Where the edge of what is unaccounted for ends, below the home. */
  readonly rest: Point;
}

/** Below the middle of a node: its circle and four lines of words. */
const BELOW = 116;
const ABOVE = NODE + 12;
/** From one row to the next. */
const ROW = 172;
/** From the middle of the home to that of the node above it; more where its words are above other nodes. */
const topOf = (width: number) => (width < 460 ? 172 : 152);
const REST = 52;

/**
 * Places of so many nodes around the home, clockwise from the top: an odd one stands above it, the others in equal rows
 * at its right and left. One and the same for 360 and for 1000 pixels.
 */
export function layoutFlow(count: number, width: number, hasRest = false): FlowLayout {
  const top = count % 2;
  const up = topOf(width);
  const rows = (count - top) / 2;
  const half = ((rows - 1) * ROW) / 2;
  const above = Math.max(top ? up + ABOVE : HOME + 12, rows > 0 ? half + ABOVE : 0);
  const below = Math.max(rows > 0 ? half + BELOW : 0, HOME + (hasRest ? REST + 40 : 16));
  const home = { x: width / 2, y: above };
  const inset = Math.max(56, Math.min(width * 0.16, width / 2 - 220));
  const column = (x: number, from: number) => Array.from({ length: rows }, (_, row): Point => ({ x, y: home.y - half + (from < 0 ? rows - 1 - row : row) * ROW }));
  const points = [...(top ? [{ x: home.x, y: home.y - up }] : []), ...column(width - inset, 1), ...column(inset, -1)];
  return {
    width,
    height: above + below,
    home,
    places: points.map((point, index) => ({ ...point, words: top && index === 0 ? 'beside' : 'below', edge: edgeTo(home, point) })),
    rest: { x: home.x, y: home.y + HOME + REST },
  };
}

/** Level or upright where it leaves the device, and into the ring at the side it comes from. */
function edgeTo(home: Point, point: Point): Edge {
  const gap = NODE + 6;
  if (point.x === home.x) {
    const [from, to] = [point.y + gap, home.y - HOME - 6];
    return [{ x: point.x, y: from }, { x: point.x, y: from + (to - from) / 3 }, { x: point.x, y: to - (to - from) / 3 }, { x: point.x, y: to }];
  }
  const side = Math.sign(home.x - point.x);
  const from = { x: point.x + side * gap, y: point.y };
  const angle = Math.atan2((point.y - home.y) * 0.55, Math.abs(home.x - point.x));
  const ring = { x: home.x - side * (HOME + 6) * Math.cos(angle), y: home.y + (HOME + 6) * Math.sin(angle) };
  const bend = (ring.x - from.x) * 0.5;
  return [from, { x: from.x + bend, y: from.y }, { x: ring.x - bend, y: ring.y + (point.y - ring.y) * 0.15 }, ring];
}
