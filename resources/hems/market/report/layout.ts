/** Where a component stands in the grid of twelve columns. */
export interface Cell {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const COLUMNS = 12;
const MOST = 99;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, Math.round(value)));

/** A cell inside of the grid, whatever it was asked to be. */
export function clamped({ id, x, y, w, h }: Cell): Cell {
  const width = within(w, 1, COLUMNS);
  return { id, w: width, h: within(h, 1, MOST), x: within(x, 0, COLUMNS - width), y: within(y, 0, 999) };
}

const meet = (one: Cell, other: Cell): boolean =>
  one.id !== other.id &&
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;

/** All cells with one of them where it was put: those it would cover go down below it, one after the other. */
export function placed(cells: readonly Cell[], changed: Cell): Cell[] {
  const fixed = clamped(changed);
  const done: Cell[] = [fixed];
  for (const cell of cells
    .filter(({ id }) => id !== fixed.id)
    .map(clamped)
    .toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    let own = cell;
    for (let above = done.find((one) => meet(one, own)); above; above = done.find((one) => meet(one, own)))
      own = { ...own, y: above.y + above.h };
    done.push(own);
  }
  return cells.map(({ id }) => done.find((cell) => cell.id === id) ?? fixed);
}

export const sameLayout = (one: readonly Cell[], other: readonly Cell[]): boolean =>
  JSON.stringify(one.map(clamped)) === JSON.stringify(other.map(clamped));

/** What a key does to a cell: arrows move it, with Shift they size it. */
export function keyed(cell: Cell, key: string, sizes: boolean): Cell | undefined {
  const [dx, dy] = ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const)[key] ?? [
    0, 0,
  ];
  if (dx === 0 && dy === 0) return undefined;
  return clamped(sizes ? { ...cell, w: cell.w + dx, h: cell.h + dy } : { ...cell, x: cell.x + dx, y: cell.y + dy });
}

/** A free place below everything for something new. */
export const below = (cells: readonly Cell[]): number => cells.reduce((most, { y, h }) => Math.max(most, y + h), 0);
