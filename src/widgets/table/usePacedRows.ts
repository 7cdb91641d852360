import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { drawNext } from './drawNext';
import { flatTop, isWindowed, rowsOnView, steppedTop, type Range, type RowsShape } from './onView';
import { useWholeTable } from './useWholeTable';

/** What the rows drawn at a time may take until they are painted, ms. */
const PACE = 24;
/** So many rows at a time: to begin with, at least, at most. */
const ROWS = { first: 3, least: 2, most: 24 };

/**
 * As many rows as would have been painted in time, when so many took so long; hardly more than these, which may have
 * been cheap by luck.
 */
const paced = (rows: number, took: number): number =>
  Math.max(ROWS.least, Math.min(Math.floor((rows * PACE) / took), rows + 2, ROWS.most));

/** How many rows of one range are not in another. */
const added = ([from, to]: Range, [first, end]: Range): number =>
  to - from - Math.max(0, Math.min(to, end) - Math.max(from, first));

/** How high the box is, once it is higher than was thought: the window of the browser grew. */
function useGrownHeight(box: RefObject<HTMLElement | null>, height: number): number {
  const [grown, setGrown] = useState(height);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setGrown((before) => Math.max(before, element.clientHeight)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return Math.max(height, grown);
}

/**
 * Which rows of a table to draw while it scrolls: those on view, as many at a time as this machine paints without a
 * halt. A scroll that is faster passes rows that are never drawn.
 */
export function usePacedRows(
  box: RefObject<HTMLElement | null>,
  { count, rowHeight, height: expected, between }: RowsShape,
): Range {
  const height = useGrownHeight(box, expected);
  const size = { count, rowHeight, height };
  const isLong = isWindowed(size);
  const whole = useWholeTable(count, isLong);
  const windowed = isLong && !whole;
  const [drawn, setDrawn] = useState<Range>(() => rowsOnView(0, size));
  const [drawnOf, setDrawnOf] = useState(count);
  if (drawnOf !== count) {
    setDrawnOf(count);
    setDrawn(rowsOnView(drawn[0] * rowHeight, size)); // other rows than before: all on view at once
  }
  const atOnce = useRef(ROWS.first);
  /** The rows that are being drawn: how many, and when that began; undefined while none are. */
  const drawing = useRef<{ readonly rows: number; readonly began: number }>(undefined);

  const step = useEffectEvent(() => {
    const wanted = rowsOnView(steppedTop(flatTop(box.current?.scrollTop ?? 0, rowHeight, between), rowHeight), size);
    const next = drawNext(drawn, wanted, atOnce.current);
    if (next[0] === drawn[0] && next[1] === drawn[1]) return;
    drawing.current = { rows: added(next, drawn), began: performance.now() };
    setDrawn(next);
  });
  const painted = useEffectEvent(() => {
    const done = drawing.current;
    drawing.current = undefined;
    // Fewer rows than it could have been tell nothing: leaving rows away and painting take their time as well.
    if (done && done.rows >= Math.min(atOnce.current, ROWS.first))
      atOnce.current = paced(done.rows, performance.now() - done.began);
    step();
  });
  useEffect(() => {
    if (!windowed) return undefined;
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => (timer = window.setTimeout(painted)));
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [windowed, drawn, count, rowHeight, height]);
  useEffect(() => {
    const element = box.current;
    if (!element || !windowed) return undefined;
    const follow = () => {
      if (drawing.current === undefined) step();
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [box, windowed]);
  return windowed ? drawn : [0, count];
}
