import type { Diagram } from './diagram';
import { NODE, SPINE, type Place } from './nodeSize';
import { spreadPlaces } from './spreadPlaces';
import { treePlaces } from './treePlaces';

/**
 * The way between two nodes, and where its arrow stands: degrees, 0 to the right, for what flows from `from` to `to`.
 */
export interface Wire {
  readonly path: string;
  readonly arrow: Place & { readonly angle: number };
}

export interface DiagramLayout {
  readonly places: ReadonlyMap<string, Place>;
  /** In the order of the links. */
  readonly wires: readonly Wire[];
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const EDGE = 16;

/**
 * A way with right angles: down and across to what stands below, along a line beside what hangs in a column, straight
 * to what stands beside.
 */
function wireOf(from: Place, to: Place, inColumn: boolean): Wire {
  const turned = to.y < from.y - NODE.height / 2;
  const [a, b] = turned ? [to, from] : [from, to];
  const bottom = a.y + NODE.height / 2;
  if (b.y - NODE.height / 2 < bottom) {
    const way = Math.sign(to.x - from.x) || 1;
    const [start, end] = [from.x + (way * NODE.width) / 2, to.x - (way * NODE.width) / 2];
    return {
      path: `M${start} ${from.y}H${(start + end) / 2}V${to.y}H${end}`,
      arrow: { x: end - way * 8, y: to.y, angle: way > 0 ? 0 : 180 },
    };
  }
  const bus = bottom + NODE.gapY / 2;
  if (inColumn) {
    const left = b.x - NODE.width / 2;
    return {
      path: `M${a.x} ${bottom}V${bus}H${left - SPINE}V${b.y}H${left}`,
      arrow: { x: left - 7, y: b.y, angle: turned ? 180 : 0 },
    };
  }
  const top = b.y - NODE.height / 2;
  return { path: `M${a.x} ${bottom}V${bus}H${b.x}V${top}`, arrow: { x: b.x, y: top - 9, angle: turned ? 270 : 90 } };
}

/** Links to nodes that hang below each other on the same one: a line beside them leads to each. */
function columns({ links }: Diagram, places: ReadonlyMap<string, Place>): ReadonlySet<string> {
  const counts = new Map<string, string[]>();
  for (const { from, to } of links) {
    const [a, b] = [places.get(from), places.get(to)];
    if (!a || !b) continue;
    const [upper, lower, at] = a.y <= b.y ? [from, to, b] : [to, from, a];
    const key = `${upper} ${Math.round(at.x)}`;
    counts.set(key, [...(counts.get(key) ?? []), `${upper} ${lower}`]);
  }
  return new Set([...counts.values()].filter((hanging) => hanging.length > 1).flat());
}

/** Where everything stands: as the cloud drew it where that is possible, else as a tree from the grid down. */
export function layoutDiagram(diagram: Diagram): DiagramLayout {
  const places = spreadPlaces(diagram) ?? treePlaces(diagram);
  const hanging = columns(diagram, places);
  const wires = diagram.links.map(({ from, to }) => {
    const [a, b] = [places.get(from) ?? { x: 0, y: 0 }, places.get(to) ?? { x: 0, y: 0 }];
    return wireOf(a, b, hanging.has(a.y <= b.y ? `${from} ${to}` : `${to} ${from}`));
  });
  const all = [...places.values()];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - NODE.width / 2 - EDGE - SPINE, Math.min(...ys) - NODE.height / 2 - EDGE];
  return {
    places,
    wires,
    bounds: {
      x: left,
      y: top,
      width: Math.max(...xs) + NODE.width / 2 + EDGE - left,
      height: Math.max(...ys) + NODE.height / 2 + EDGE - top,
    },
  };
}
