import { useState } from 'react';
import { areaOf, nearest, type Area, type Cell, type Size } from './cells';

const ORIGIN: Cell = { row: 0, column: 0 };

/** The cell one is in, and what is selected: the rectangle from where the selection began to that cell. */
export function useCells(size: Size) {
  const [ends, setEnds] = useState<{ readonly anchor: Cell; readonly head: Cell }>();
  const anchor = nearest(ends?.anchor ?? ORIGIN, size);
  const head = nearest(ends?.head ?? ORIGIN, size);
  return {
    head,
    area: areaOf(anchor, head),
    /** Nobody was in it yet. */
    untouched: ends === undefined,
    /** Goes to a cell; `extend` keeps the other end of the selection. */
    go: (to: Cell, extend = false) => setEnds({ anchor: extend ? anchor : to, head: to }),
    /** Selects a rectangle; one is then in its first cell. */
    cover: ({ top, bottom, left, right }: Area) =>
      setEnds({ anchor: { row: bottom, column: right }, head: { row: top, column: left } }),
  };
}
