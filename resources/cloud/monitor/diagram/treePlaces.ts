import type { Diagram } from './diagram';
import { NODE, SPINE, STEP, type Place } from './nodeSize';

/** More ends than this on one node hang below each other. */
const BESIDE = 3;
/** So many of them in a column. */
const TALL = 8;
const CLOSE = NODE.height + 16;
/** Between columns that hang on one node. */
const COLUMN = NODE.width + 2 * SPINE;

interface Branch {
  readonly id: string;
  readonly below: readonly Branch[];
}

/** What hangs on what, found level by level from the grid, or from what everything else begins with. */
function forest({ nodes, links }: Diagram): Branch[] {
  const near = new Map<string, string[]>(nodes.map(({ id }) => [id, []]));
  for (const { from, to } of links) {
    near.get(from)?.push(to);
    near.get(to)?.push(from);
  }
  const pointed = new Set(links.map(({ to }) => to));
  const found = new Set<string>();
  const below = new Map<string, string[]>();
  const grow = (root: string) => {
    found.add(root);
    let level = [root];
    while (level.length > 0) {
      level = level.flatMap((id) => {
        const own = [...new Set(near.get(id))].filter((other) => !found.has(other));
        for (const other of own) found.add(other);
        below.set(id, own);
        return own;
      });
    }
  };
  const first = [
    ...nodes.filter(({ type }) => type === 'grid'),
    ...nodes.filter(({ id }) => !pointed.has(id)),
    ...nodes,
  ];
  const roots = first.flatMap(({ id }) => {
    if (found.has(id)) return [];
    grow(id);
    return [id];
  });
  const branch = (id: string): Branch => ({ id, below: (below.get(id) ?? []).map(branch) });
  return roots.map(branch);
}

/** Puts a branch from `left` on and answers how wide it is. */
function put({ id, below }: Branch, left: number, top: number, places: Map<string, Place>): number {
  const ends = below.filter((one) => one.below.length === 0);
  const stacked = ends.length > BESIDE ? ends : [];
  let width = 0;
  for (const one of below.filter((other) => !stacked.includes(other)))
    width += put(one, left + width, top + STEP.y, places);
  for (const [index, one] of stacked.entries()) {
    places.set(one.id, {
      x: left + width + Math.floor(index / TALL) * COLUMN + STEP.x / 2,
      y: top + STEP.y + (index % TALL) * CLOSE,
    });
  }
  if (stacked.length > 0) width += (Math.ceil(stacked.length / TALL) - 1) * COLUMN + STEP.x;
  const own = below.flatMap((one) => places.get(one.id)?.x ?? []);
  places.set(id, { x: own.length > 0 ? (Math.min(...own) + Math.max(...own)) / 2 : left + STEP.x / 2, y: top });
  return Math.max(width, STEP.x);
}

/** Places where the cloud gives none: each node over the middle of what hangs on it, many ends in columns. */
export function treePlaces(diagram: Diagram): Map<string, Place> {
  const places = new Map<string, Place>();
  let left = 0;
  for (const root of forest(diagram)) left += put(root, left, 0, places);
  return places;
}
