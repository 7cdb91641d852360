import { useState } from 'react';
import type { Cell } from '@/schema/slots/figures';
import { areaOf, nearest, type Area, type Size } from './slotArea';

/** The cell one is in (`head`) and the rectangle from where the selection began to it. */
export function useSelection(size: Size) {
  const [ends, setEnds] = useState<{ readonly anchor: Cell; readonly head: Cell }>({
    anchor: { row: 0, slot: 0 },
    head: { row: 0, slot: 0 },
  });
  const anchor = nearest(ends.anchor, size);
  const head = nearest(ends.head, size);
  return {
    head,
    area: areaOf(anchor, head),
    /** Goes to a cell; `extend` keeps the other end. */
    go: (to: Cell, extend = false) => setEnds({ anchor: extend ? anchor : to, head: to }),
    /** Selects a rectangle; one is then in its first cell. */
    cover: ({ top, bottom, left, right }: Area) =>
      setEnds({ anchor: { row: bottom, slot: right }, head: { row: top, slot: left } }),
  };
}
