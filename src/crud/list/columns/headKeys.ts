import type { ColumnChoice } from '../useColumns';
import { moveColumn, neighbour, resizeColumn } from './changeLayout';

/** One press of an arrow, in px. */
const STEP = 16;

/**
 * Shift with an arrow makes the column of a heading wider or narrower; with Ctrl too, it changes places with its
 * neighbour.
 */
export function headKeys(
  heading: HTMLElement,
  by: -1 | 1,
  moves: boolean,
  { all, shown, layout, setLayout }: ColumnChoice,
): void {
  const { column } = heading.dataset;
  if (column === undefined) return;
  if (!moves) {
    setLayout(resizeColumn(layout, column, heading.offsetWidth + by * STEP));
    return;
  }
  const next = neighbour(shown, column, by);
  if (next !== undefined) setLayout(moveColumn(all, layout, column, by < 0 ? 'before' : 'after', next));
}
