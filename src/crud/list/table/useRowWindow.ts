import { useEffect, useRef, useState, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { rowWindow } from '@/widgets/tree/rowWindow';
import { drawNext, type RowRange } from './drawNext';

interface RowWindowOptions {
  /** What scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  readonly count: number;
  /** In px, as is the height of what is on view. */
  readonly rowHeight: number;
  readonly height: number;
}

/** Beyond that many rows only those on view are drawn. */
const WINDOW_ABOVE = 100;
/** What the rows drawn at a time may take until they are painted, ms. */
const PACE = 40;
/** So many rows at a time: to begin with, at least, at most. */
const ROWS = { first: 3, least: 2, most: 24 };

/** As many rows as would have been painted in time, when so many took so long. */
const paced = (rows: number, took: number): number => Math.max(ROWS.least, Math.min(Math.floor((rows * PACE) / took), ROWS.most));

/**
 * Which rows of a table to draw while it scrolls: those on view, as many at a time as this machine paints without a
 * halt. A scroll that is faster passes rows that are never drawn.
 */
export function useRowWindow({ box, count, rowHeight, height }: RowWindowOptions): RowRange {
  const windowed = count > WINDOW_ABOVE;
  const size = { count, rowHeight, height };
  const [drawn, setDrawn] = useState<RowRange>(() => rowWindow.rows(0, size));
  const [drawnOf, setDrawnOf] = useState(count);
  if (drawnOf !== count) {
    setDrawnOf(count);
    setDrawn(rowWindow.rows(drawn[0] * rowHeight, size)); // other rows than before: all on view at once
  }
  const atOnce = useRef(ROWS.first);
  /** When the rows that are being drawn began; undefined while none are. */
  const began = useRef<number>(undefined);

  const step = useEvent(() => {
    const wanted = rowWindow.rows(rowWindow.top(box.current?.scrollTop ?? 0, rowHeight), size);
    const next = drawNext(drawn, wanted, atOnce.current);
    if (next[0] === drawn[0] && next[1] === drawn[1]) return;
    began.current = performance.now();
    setDrawn(next);
  });
  const painted = useEvent(() => {
    if (began.current !== undefined) atOnce.current = paced(atOnce.current, performance.now() - began.current);
    began.current = undefined;
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
  }, [windowed, drawn, count, rowHeight, height, painted]);
  useEffect(() => {
    const element = box.current;
    if (!element || !windowed) return undefined;
    const follow = () => {
      if (began.current === undefined) step();
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [box, windowed, step]);
  return windowed ? drawn : [0, count];
}
