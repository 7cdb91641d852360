import { useLayoutEffect, useState, type RefObject } from 'react';
import type { RowItem } from '../rowItems';

/** The padding of a cell on both sides, px. */
const PADDING = 24;
/** Rows that scroll by are measured once they rest, ms: measuring on the way would lay out every frame twice. */
const RESTS = 150;

function widest(box: HTMLElement): number {
  const ends = [...box.querySelectorAll<HTMLElement>('td.actions > .row-actions')].map((line) => {
    const last = line.lastElementChild;
    return last ? Math.abs(last.getBoundingClientRect().right - line.getBoundingClientRect().left) : 0;
  });
  const heading = box.querySelector<HTMLElement>('th.actions');
  return Math.ceil(Math.max(...ends, heading ? textEnd(heading) : 0)) + PADDING;
}

function textEnd(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}

/**
 * The width of the column of actions in px: what stands in the rows that are drawn, `guess` until they are. It only
 * grows while the same rows scroll by.
 */
export function useActionsWidth(box: RefObject<HTMLElement | null>, rows: readonly RowItem[], guess: number): number {
  const [fit, setFit] = useState<{
    readonly rows: readonly RowItem[];
    readonly guess: number;
    readonly width: number;
  }>();
  useLayoutEffect(() => {
    const element = box.current;
    if (guess === 0 || !element) return;
    let timer = 0;
    const measure = () => {
      const width = element.querySelector('.row-actions') ? widest(element) : 0;
      if (width <= PADDING) return; // nothing is laid out yet
      setFit((before) =>
        before?.rows === rows && before.guess === guess && before.width >= width ? before : { rows, guess, width },
      );
    };
    measure();
    const observer = new MutationObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(measure, RESTS);
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [box, rows, guess]);
  return guess === 0 ? 0 : (fit?.width ?? guess);
}
