import { useEffect, useState, type RefObject } from 'react';
import { rowWindow } from '@/widgets/tree/rowWindow';
import { columnRange } from './columnRange';

type Range = readonly [from: number, to: number];

export interface GridWindow {
  readonly rows: Range;
  /** Without the first column, which is always drawn. */
  readonly columns: Range;
}

interface GridShape {
  readonly count: number;
  /** Pixels, as is `height` of what is on view. */
  readonly rowHeight: number;
  readonly height: number;
  readonly edges: readonly number[];
}

/** Up to so many rows are all drawn. */
const ALL = 60;
/** Where nothing is measured (yet), a table is as wide as this. */
const WIDTH = 1280;

const same = (one: Range, other: Range): boolean => one[0] === other[0] && one[1] === other[1];

function windowOf(element: HTMLElement | null, { count, rowHeight, height, edges }: GridShape): GridWindow {
  const { scrollTop = 0, scrollLeft = 0, clientWidth = 0 } = element ?? {};
  const rows: Range =
    count <= ALL ? [0, count] : rowWindow.rows(rowWindow.top(scrollTop, rowHeight), { count, rowHeight, height });
  return { rows, columns: columnRange(edges, scrollLeft, clientWidth || WIDTH) };
}

/**
 * Which rows and columns of a grid to draw while it scrolls: those on view. 500 rows of 200 columns cost what is seen
 * of them.
 */
export function useGridWindow(box: RefObject<HTMLElement | null>, shape: GridShape): GridWindow {
  const { count, rowHeight, height, edges } = shape;
  const [drawn, setDrawn] = useState(() => windowOf(null, shape));
  const [drawnOf, setDrawnOf] = useState({ count, edges });
  if (drawnOf.count !== count || drawnOf.edges !== edges) {
    setDrawnOf({ count, edges });
    setDrawn(windowOf(null, shape)); // corrected by the effect, when it is scrolled
  }
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const follow = () => {
      const next = windowOf(element, { count, rowHeight, height, edges });
      setDrawn((before) => (same(before.rows, next.rows) && same(before.columns, next.columns) ? before : next));
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(follow);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', follow);
      observer?.disconnect();
    };
  }, [box, count, rowHeight, height, edges]);
  return drawn;
}
