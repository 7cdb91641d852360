import type { StateEdge, StateGraph } from '@/schema';

export interface PlacedState {
  readonly state: string;
  readonly x: number;
  readonly y: number;
}

/** A way between two states as an SVG path; its arrow points at the end. */
export interface PlacedEdge extends StateEdge {
  readonly d: string;
}

export interface Placed {
  readonly width: number;
  readonly height: number;
  readonly box: { readonly width: number; readonly height: number };
  readonly states: readonly PlacedState[];
  readonly edges: readonly PlacedEdge[];
}

interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Narrower a state's name cannot be read. */
const NARROWEST = 84;
const WIDEST = 140;
const GAP = 24;
const ROW_GAP = 44;
const BOX_HEIGHT = 44;
/** Room above the first row for ways that lead back. */
const ARC = 30;

/** How far a state is from where its machine begins, for a machine without a usual path. */
function depths({ nodes, edges }: StateGraph): Map<string, number> {
  const first =
    nodes.find(({ state }) => !edges.some(({ to, from }) => to === state && from !== state))?.state ??
    nodes[0]?.state ??
    '';
  const found = new Map([[first, 0]]);
  for (const [state, depth] of found)
    for (const { from, to } of edges) if (from === state && !found.has(to)) found.set(to, depth + 1);
  return found;
}

/**
 * Columns and rows: the usual path in one row, detours below where they leave it; without a path by distance from the
 * first state.
 */
function cellsOf(graph: StateGraph): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  const taken = new Set<string>();
  const put = (state: string, column: number, from: number) => {
    let row = from;
    while (taken.has(`${column} ${row}`)) row += 1;
    taken.add(`${column} ${row}`);
    cells.set(state, { column, row });
  };
  const pathed = graph.nodes.some(({ step }) => step !== undefined);
  const depth = pathed ? new Map<string, number>() : depths(graph);
  for (const { state, step } of graph.nodes)
    if (step !== undefined || !pathed) put(state, step ?? depth.get(state) ?? 0, 0);
  for (const { state, step } of graph.nodes) {
    if (!pathed || step !== undefined) continue;
    const near = graph.edges
      .filter(({ from, to }) => from === state || to === state)
      .flatMap(({ from, to }) => cells.get(from === state ? to : from)?.column ?? []);
    put(state, near.length > 0 ? Math.round(near.reduce((sum, one) => sum + one, 0) / near.length) : 0, 1);
  }
  return cells;
}

interface Frame {
  readonly box: Placed['box'];
  at(cell: Cell): { readonly x: number; readonly y: number };
  /** Both ways between two states exist: they are drawn side by side. */
  readonly twoWay: boolean;
}

function lineOf(from: Cell, to: Cell, { box, at, twoWay }: Frame): string {
  const [a, b] = [at(from), at(to)];
  const middle = (place: { readonly x: number }) => place.x + box.width / 2;
  if (from.row === to.row && to.column === from.column + 1)
    return `M${a.x + box.width} ${a.y + box.height / 2}H${b.x - 2}`;
  if (from === to) {
    const x = middle(a);
    return `M${x - 14} ${a.y}C${x - 18} ${a.y - ARC},${x + 18} ${a.y - ARC},${x + 14} ${a.y - 2}`;
  }
  if (from.row === to.row) {
    const [x1, x2] = [
      middle(a) + (to.column < from.column ? -10 : 10),
      middle(b) + (to.column < from.column ? 10 : -10),
    ];
    return `M${x1} ${a.y}C${x1} ${a.y - ARC},${x2} ${b.y - ARC},${x2} ${b.y - 2}`;
  }
  const down = to.row > from.row;
  const aside = twoWay ? (down ? -12 : 12) : 0;
  const [x1, x2] = [middle(a) + aside, middle(b) + aside];
  const [y1, y2] = down ? [a.y + box.height, b.y - 2] : [a.y, b.y + box.height + 2];
  return `M${x1} ${y1}C${x1} ${(y1 + y2) / 2},${x2} ${(y1 + y2) / 2},${x2} ${y2}`;
}

/** The picture of a machine in a width; undefined where that is too narrow for its states to be read. */
export function placeStates(graph: StateGraph, width: number): Placed | undefined {
  const cells = cellsOf(graph);
  const columns = Math.max(1, ...[...cells.values()].map(({ column }) => column + 1));
  const rows = Math.max(1, ...[...cells.values()].map(({ row }) => row + 1));
  const boxWidth = Math.min(WIDEST, Math.floor((width - GAP * (columns - 1)) / columns));
  if (boxWidth < NARROWEST) return undefined;
  const box = { width: boxWidth, height: BOX_HEIGHT };
  const arcs = graph.edges.some(({ from, to }) => {
    const [a, b] = [cells.get(from), cells.get(to)];
    return a && b && a.row === b.row && b.column !== a.column + 1;
  });
  const top = arcs ? ARC : 2;
  const gap = columns > 1 ? Math.min(64, (width - boxWidth * columns) / (columns - 1)) : 0;
  const at = ({ column, row }: Cell) => ({ x: column * (boxWidth + gap), y: top + row * (BOX_HEIGHT + ROW_GAP) });
  const states = [...cells].map(([state, cell]): PlacedState => ({ state, ...at(cell) }));
  const edges = graph.edges.flatMap((edge): PlacedEdge[] => {
    const [from, to] = [cells.get(edge.from), cells.get(edge.to)];
    const twoWay = graph.edges.some((other) => other.from === edge.to && other.to === edge.from);
    return from && to ? [{ ...edge, d: lineOf(from, to, { box, at, twoWay }) }] : [];
  });
  return {
    width: columns * boxWidth + (columns - 1) * gap,
    height: top + rows * BOX_HEIGHT + (rows - 1) * ROW_GAP + 2,
    box,
    states,
    edges,
  };
}
