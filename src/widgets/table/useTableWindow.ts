import { useEffect, useState, type RefObject } from 'react';
import { columnsOnView, rowsOnView, steppedLeft, steppedTop, type Range, type RowsShape } from './onView';

interface TableShape extends RowsShape {
  /** Up to so many rows are all drawn. Default: none. */
  readonly all?: number;
  /** Where each column begins, and where the last ends (`columnEdges`). Default: its columns are all drawn. */
  readonly edges?: readonly number[];
}

interface TableWindow {
  readonly rows: Range;
  /** Without the first column, which is always drawn. */
  readonly columns: Range;
}

/** Where nothing is measured (yet), a table is as wide as this. */
const WIDTH = 1280;
const NO_EDGES: readonly number[] = [0];

/**
 * Which rows and columns of what scrolls in `box` to draw: those on view. 500 rows of 200 columns cost what is seen of
 * them.
 *
 * @example const { rows: [from, to] } = useTableWindow(box, { count: rows.length, rowHeight: 32, height: 480 });
 */
export function useTableWindow(box: RefObject<HTMLElement | null>, shape: TableShape): TableWindow {
  const { count, rowHeight, height, all = 0, edges = NO_EDGES } = shape;
  const [place, setPlace] = useState({ top: 0, left: 0, height: 0, width: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const follow = () => {
      const next = {
        top: steppedTop(element.scrollTop, rowHeight),
        left: steppedLeft(Math.abs(element.scrollLeft)), // negative where text runs from right to left
        height: element.clientHeight,
        width: element.clientWidth,
      };
      setPlace((before) =>
        before.top === next.top &&
        before.left === next.left &&
        before.height === next.height &&
        before.width === next.width
          ? before
          : next,
      );
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [box, rowHeight]);
  return {
    rows: count <= all ? [0, count] : rowsOnView(place.top, { count, rowHeight, height: place.height || height }),
    columns: columnsOnView(edges, place.left, place.width || WIDTH),
  };
}
