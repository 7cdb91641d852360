import type { CellModule, Cells } from './batteryCells';

/** A cluster on the map: a row a module, a square a cell. */
export interface CellBlock {
  readonly no: string;
  readonly x: number;
  /** Of its first row; its name stands above. */
  readonly y: number;
  readonly modules: readonly CellModule[];
}

export interface CellLayout {
  /** Pixels of a square. */
  readonly size: number;
  readonly blocks: readonly CellBlock[];
  readonly height: number;
}

/** Pixels above a cluster for its name, and between clusters. */
const TITLE = 24;
const GAP = 24;
const [SMALLEST, LARGEST] = [6, 18];
/** Clusters that should have room beside each other. */
const BESIDE = 4;

/** Where cells stand on a map of a width: clusters beside each other as far as they fit. */
export function layoutCells({ clusters }: Cells, width: number): CellLayout {
  const columns = Math.max(1, ...clusters.flatMap(({ modules }) => modules.map(({ count }) => count)));
  const beside = Math.min(clusters.length, BESIDE) || 1;
  const size = Math.min(LARGEST, Math.max(SMALLEST, Math.floor((width - GAP * (beside - 1)) / beside / columns)));
  const inRow = Math.max(1, Math.floor((width + GAP) / (columns * size + GAP)));
  const blocks: CellBlock[] = [];
  let top = 0;
  for (let first = 0; first < clusters.length; first += inRow) {
    const row = clusters.slice(first, first + inRow);
    for (const [index, { no, modules }] of row.entries())
      blocks.push({ no, modules, x: index * (columns * size + GAP), y: top + TITLE });
    top += TITLE + Math.max(...row.map(({ modules }) => modules.length)) * size + GAP / 2;
  }
  return { size, blocks, height: top };
}

export function placeOfCell(
  { blocks, size }: CellLayout,
  cell: number,
): { readonly x: number; readonly y: number } | undefined {
  for (const { x, y, modules } of blocks) {
    const row = modules.findIndex(({ first, count }) => cell >= first && cell < first + count);
    const module = modules[row];
    if (module) return { x: x + (cell - module.first) * size, y: y + row * size };
  }
  return undefined;
}

/** The cell at a point of the map. */
export function cellAt({ blocks, size }: CellLayout, x: number, y: number): number | undefined {
  for (const block of blocks) {
    const module = x >= block.x && y >= block.y ? block.modules[Math.floor((y - block.y) / size)] : undefined;
    const place = Math.floor((x - block.x) / size);
    if (module && place < module.count) return module.first + place;
  }
  return undefined;
}
