import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { isComposing } from '@/widgets';
import { countOf, sameCell, wholeArea, type Area, type Cell, type Size, cellAfter, useCells } from '@/widgets/internal';

interface GridKeys {
  readonly size: Size;
  /** Rows a page of keys goes. */
  readonly page: number;
  readonly table: RefObject<HTMLTableElement | null>;
  /** Brings a cell into view. */
  reveal(cell: Cell): void;
  /** Enter: orders by a heading, follows the link in a cell. */
  open(cell: Cell): void;
  copy(area: Area): void;
}

function cellAt(target: EventTarget): Cell | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = element?.closest<HTMLElement>('[data-row]');
  return element && row ? { row: Number(row.dataset.row), column: Number(element.dataset.column) } : undefined;
}

/** Cursor and selection of a table of figures, by keys and by mouse. Fingers scroll. */
export function useGridKeys({ size, page, table, reveal, open, copy }: GridKeys) {
  const { head, area, untouched, go, cover } = useCells(size);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.target !== table.current || event.altKey) return;
    const { key, shiftKey } = event;
    const letter = event.ctrlKey || event.metaKey ? key.toLowerCase() : undefined;
    const next = cellAfter(event, head, size, page);
    if (letter === 'c') copy(area);
    else if (letter === 'a') cover(wholeArea(size));
    else if (key === 'Enter' || key === ' ') open(head);
    else if (key === 'Escape' && countOf(area) > 1) {
      event.stopPropagation();
      go(head);
    } else if (next) {
      go(next, shiftKey);
      reveal(next);
    } else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    const cell = cellAt(event.target);
    if (cell && event.button === 0) go(cell, event.shiftKey && !untouched);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || (event.buttons & 1) === 0 || untouched) return;
    const cell = cellAt(event.target);
    if (cell && !sameCell(cell, head)) go(cell, true);
  };
  const onFocus = () => untouched && go(head);
  return {
    selection: untouched ? undefined : { head, area },
    handlers: { onKeyDown, onPointerDown, onPointerMove, onFocus },
  };
}
