import { useState } from 'react';
import { placed, sameLayout, type Cell } from './layout';

/** The layout as it is being changed, with every step back. */
export interface LayoutEditor {
  readonly cells: readonly Cell[];
  readonly canUndo: boolean;
  /** Shows a cell at another place or size, while it is dragged. */
  show(cell: Cell): void;
  /** What is shown counts: it is one step, and saved. */
  settle(): void;
  /** Both at once, for keys. */
  put(cell: Cell): void;
  undo(): void;
}

/** Moves and sizes components over what is kept; each settled step is saved, and can be taken back. */
export function useLayoutEditor(kept: readonly Cell[], onSave: (cells: readonly Cell[]) => void): LayoutEditor {
  const [shown, setShown] = useState<readonly Cell[]>();
  const [own, setOwn] = useState<{ readonly of: readonly Cell[]; readonly cells: readonly Cell[] }>();
  const [steps, setSteps] = useState<readonly (readonly Cell[])[]>([]);
  const base = own && sameIds(own.cells, kept) ? own.cells : kept;
  const cells = shown ?? base;
  const keep = (next: readonly Cell[], before: readonly (readonly Cell[])[]) => {
    setShown(undefined);
    setOwn({ of: kept, cells: next });
    setSteps(before);
    onSave(next);
  };
  const commit = (next: readonly Cell[]) =>
    sameLayout(next, base) ? setShown(undefined) : keep(next, [...steps, base]);
  return {
    cells,
    canUndo: steps.length > 0,
    show: (cell) => setShown(placed(base, cell)),
    settle: () => shown && commit(shown),
    put: (cell) => commit(placed(base, cell)),
    undo: () => {
      const last = steps.at(-1);
      if (last) keep(last, steps.slice(0, -1));
    },
  };
}

const sameIds = (one: readonly Cell[], other: readonly Cell[]): boolean =>
  one.length === other.length && one.every(({ id }) => other.some((cell) => cell.id === id));
