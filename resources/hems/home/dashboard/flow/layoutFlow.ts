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
const ROW = 172;
/** From the middle of the home to that of the node above it; more where its words are above other nodes. */
const topOf = (width: number) => (width < 460 ? 172 : 152);
const REST = 52;
/** From below the end of what is unaccounted for to below its words. */
const REST_WORDS = 40;
/** From the middle of a node to its side, words included. */
const BESIDE = 54;
/** From the middle of the node on top, whose words are beside it, to the first row on narrow places. */
const TOP_ROW = 84;
/** Where an edge from above or below meets the ring, in radians off its level. */
const STEEP = (75 * Math.PI) / 180;
/** Between the home and the words or circle of a node above or below it. */
const CLEAR = 16;

/** Where words have no room beside the ring, no row stands at the height of the home. */
const isNarrow = (width: number, inset: number) => width / 2 - inset < BESIDE + HOME + 4;

/**
 * Rows of nodes from above, as pixels below the middle of the home: around its height, or on narrow places above and
 * below it.
 */
function rowsAt(count: number, narrow: boolean, hasRest: boolean): number[] {
  if (!narrow) return Array.from({ length: count }, (_, row) => (row - (count - 1) / 2) * ROW);
  const before = Math.floor(count / 2);
  const under = HOME + (hasRest ? REST + REST_WORDS : CLEAR) + NODE;
  return Array.from({ length: count }, (_, row) =>
    row < before ? (row - before + 1) * ROW - HOME - BELOW : under + (row - before) * ROW,
  );
}

/**
 * Places of so many nodes around the home, clockwise from the top: an odd one stands above it, the others in equal rows
 * at its right and left. One and the same for 360 and for 1000 pixels; only rows move away from the home where it is
 * narrow.
 */
export function layoutFlow(count: number, width: number, hasRest = false): FlowLayout {
  const top = count % 2;
  const inset = Math.max(56, Math.min(width * 0.16, width / 2 - 220));
  const narrow = isNarrow(width, inset);
  const rows = rowsAt((count - top) / 2, narrow, hasRest);
  const [highest = 0, lowest = -BELOW] = [rows[0], rows.at(-1)];
  const up = Math.max(topOf(width), narrow && highest < 0 ? TOP_ROW - highest : 0);
  const above = Math.max(top ? up + ABOVE : HOME + 12, ABOVE - highest);
  const below = Math.max(lowest + BELOW, HOME + (hasRest ? REST + REST_WORDS : 16));
  const home = { x: width / 2, y: above };
  const column = (x: number, ys: readonly number[]) => ys.map((y): Point => ({ x, y: home.y + y }));
  const points = [
    ...(top ? [{ x: home.x, y: home.y - up }] : []),
    ...column(width - inset, rows),
    ...column(inset, rows.toReversed()),
  ];
  return {
    width,
    height: above + below,
    home,
    places: points.map((point, index) => ({
      ...point,
      words: top && index === 0 ? 'beside' : 'below',
      edge: narrow ? edgeAlong(home, point) : edgeTo(home, point),
    })),
    rest: { x: home.x, y: home.y + HOME + REST },
  };
}

/** From the height of the node to that of the ring in between the columns, where no words stand. */
function edgeAlong(home: Point, point: Point): Edge {
  if (point.x === home.x) return edgeTo(home, point);
  const [side, rise] = [Math.sign(home.x - point.x), Math.sign(point.y - home.y)];
  const from = { x: point.x + side * (NODE + 6), y: point.y };
  const ring = { x: home.x - side * (HOME + 6) * Math.cos(STEEP), y: home.y + rise * (HOME + 6) * Math.sin(STEEP) };
  return [from, { x: ring.x, y: from.y }, { x: ring.x, y: (from.y + ring.y) / 2 }, ring];
}

/** Level or upright where it leaves the device, and into the ring at the side it comes from. */
function edgeTo(home: Point, point: Point): Edge {
  const gap = NODE + 6;
  if (point.x === home.x) {
    const [from, to] = [point.y + gap, home.y - HOME - 6];
    return [
      { x: point.x, y: from },
      { x: point.x, y: from + (to - from) / 3 },
      { x: point.x, y: to - (to - from) / 3 },
      { x: point.x, y: to },
    ];
  }
  const side = Math.sign(home.x - point.x);
  const from = { x: point.x + side * gap, y: point.y };
  const angle = Math.atan2((point.y - home.y) * 0.55, Math.abs(home.x - point.x));
  const ring = { x: home.x - side * (HOME + 6) * Math.cos(angle), y: home.y + (HOME + 6) * Math.sin(angle) };
  const bend = (ring.x - from.x) * 0.5;
  return [from, { x: from.x + bend, y: from.y }, { x: ring.x - bend, y: ring.y + (point.y - ring.y) * 0.15 }, ring];
}
