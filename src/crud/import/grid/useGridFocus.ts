import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isComposing } from '@/widgets';
import { nearest, type Cell, type Size, cellAfter, revealRow } from '@/widgets/internal';

interface GridShape extends Size {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly rowHeight: number;
  readonly headHeight: number;
}

/** One stop in the tab order for a whole grid; arrows move between its cells, also to cells that are not drawn yet. */
export function useGridFocus(shape: GridShape) {
  const [at, setAt] = useState<Cell>({ row: 0, column: 0 });
  const wanted = useRef(false);
  const { box, rowHeight, headHeight } = shape;
  const place = nearest(at, shape);

  const go = (to: Cell) => {
    wanted.current = true;
    const cell = nearest(to, shape);
    revealRow(box.current, cell.row, rowHeight, { start: headHeight });
    setAt(cell);
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
    stand: (to: Cell) => setAt(to),
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const to = cellAfter(event, place, shape);
      if (!to) return;
      event.preventDefault();
      go(to);
    },
  };
}
