import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { isComposing } from '@/widgets/isComposing';
import { pressed, type Cell, type GridSize, type Selection } from './cellSelection';

interface GridKeys {
  readonly size: GridSize;
  readonly table: RefObject<HTMLTableElement | null>;
  /** Brings a cell into view. */
  reveal(cell: Cell): void;
  /** Enter: orders by a heading, follows the link in a cell. */
  open(cell: Cell): void;
  copy(selection: Selection): void;
}

const ORIGIN: Selection = { start: { row: 0, column: 0 }, end: { row: 0, column: 0 } };

function cellAt(target: EventTarget): Cell | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = element?.closest<HTMLElement>('[data-row]');
  return element && row ? { row: Number(row.dataset.row), column: Number(element.dataset.column) } : undefined;
}

/** Cursor and selection of a grid, by keys and by mouse. Fingers scroll. */
export function useGridKeys({ size, table, reveal, open, copy }: GridKeys) {
  const [kept, select] = useState<Selection>();
  const selection =
    kept &&
    kept.end.row <= size.last &&
    kept.start.row <= size.last &&
    kept.end.column < size.columns &&
    kept.start.column < size.columns
      ? kept
      : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.target !== table.current || event.altKey) return;
    const current = selection ?? ORIGIN;
    const ctrl = event.ctrlKey || event.metaKey;
    if (ctrl && event.key.toLowerCase() === 'c') {
      event.preventDefault();
      return copy(current);
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return open(current.end);
    }
    if (
      event.key === 'Escape' &&
      (current.start.row !== current.end.row || current.start.column !== current.end.column)
    ) {
      event.stopPropagation();
      return select({ start: current.end, end: current.end });
    }
    const next = pressed(current, event, size);
    if (!next) return;
    event.preventDefault();
    select(next);
    if (!(ctrl && event.key.toLowerCase() === 'a')) reveal(next.end);
  };
  const onPointerDown = (event: PointerEvent) => {
    const cell = cellAt(event.target);
    if (!cell || event.button !== 0) return;
    select(event.shiftKey && selection ? { start: selection.start, end: cell } : { start: cell, end: cell });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || (event.buttons & 1) === 0 || !selection) return;
    const cell = cellAt(event.target);
    if (cell && (cell.row !== selection.end.row || cell.column !== selection.end.column))
      select({ start: selection.start, end: cell });
  };
  const onFocus = () => select((before) => before ?? ORIGIN);
  return { selection, handlers: { onKeyDown, onPointerDown, onPointerMove, onFocus } };
}
