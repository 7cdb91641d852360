import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isComposing } from '@/widgets/isComposing';

export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface GridShape {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly rows: number;
  readonly columns: number;
  readonly rowHeight: number;
  readonly headHeight: number;
}

const PAGE = 10;

/** Where a key leads from a place; undefined for keys that lead nowhere. */
function led(
  key: string,
  far: boolean,
  { row, column }: GridPlace,
  { rows, columns }: GridShape,
): GridPlace | undefined {
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'PageDown':
      return { row: row + PAGE, column };
    case 'PageUp':
      return { row: row - PAGE, column };
    case 'Home':
      return { row: far ? 0 : row, column: 0 };
    case 'End':
      return { row: far ? rows - 1 : row, column: columns - 1 };
    default:
      return undefined;
  }
}

/** One stop in the tab order for a whole grid; arrows move between its cells, also to cells that are not drawn yet. */
export function useGridFocus(shape: GridShape) {
  const [at, setAt] = useState<GridPlace>({ row: 0, column: 0 });
  const wanted = useRef(false);
  const { box, rows, columns, rowHeight, headHeight } = shape;
  const place = { row: Math.max(0, Math.min(at.row, rows - 1)), column: Math.max(0, Math.min(at.column, columns - 1)) };

  const go = (to: GridPlace) => {
    wanted.current = true;
    const row = Math.max(0, Math.min(to.row, rows - 1));
    const scroller = box.current;
    if (scroller) {
      const top = row * rowHeight;
      const view = scroller.clientHeight - headHeight;
      if (top < scroller.scrollTop) scroller.scrollTop = top;
      else if (top + rowHeight > scroller.scrollTop + view) scroller.scrollTop = top + rowHeight - view;
    }
    setAt({ row, column: Math.max(0, Math.min(to.column, columns - 1)) });
  };

  useEffect(() => {
    if (!wanted.current) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-place="${place.row}:${place.column}"]`);
    if (!cell) return; // drawn once the scrolling has arrived
    wanted.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  return {
    place,
    go,
    /** A cell took the focus by a click or the tab key. */
    stand: (to: GridPlace) => setAt(to),
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const to = led(event.key, event.ctrlKey || event.metaKey, place, shape);
      if (!to) return;
      event.preventDefault();
      go(to);
    },
  };
}
