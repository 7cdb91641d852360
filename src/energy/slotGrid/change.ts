import { figureAt } from '../slots/figures';
import type { Cell } from '../slots/figures';
import type { Figure } from '../slots/figures';
import type { Figures } from '../slots/figures';

/** A figure for a cell, as it is asked for. */
export interface Write extends Cell {
  readonly value: Figure;
}

export interface Change extends Cell {
  readonly from: Figure;
  readonly to: Figure;
}

/** What of some writes changes anything: cells that are locked stay, and so do those that hold the figure already. */
export function changesOf(figures: Figures, writes: Iterable<Write>, isLocked: (cell: Cell) => boolean): Change[] {
  const changes: Change[] = [];
  for (const { row, column: slot, value } of writes) {
    const from = figureAt(figures, { row, column: slot });
    if (from !== value && !isLocked({ row, column: slot })) changes.push({ row, column: slot, from, to: value });
  }
  return changes;
}

/** The figures with changes made (`to`) or taken back (`from`). Rows that nothing touches stay the same object. */
export function applyChanges(figures: Figures, changes: readonly Change[], side: 'to' | 'from'): Figures {
  const rows = new Map<number, Figure[]>();
  for (const change of changes) {
    const row = rows.get(change.row) ?? [...(figures[change.row] ?? [])];
    row[change.column] = change[side];
    rows.set(change.row, row);
  }
  return figures.map((row, at) => rows.get(at) ?? row);
}
