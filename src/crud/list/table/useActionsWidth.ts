import { useLayoutEffect, useState, type RefObject } from 'react';
import { isMirrored } from '@/widgets/internal';
import type { RowItem } from '../rowItems';

/** The padding of a cell on both sides, px. */
const PADDING = 12;
/** Two pictures and the menu, until rows are drawn, px. */
const GUESS = 104;
/** Rows that scroll by are measured once they rest, ms: measuring on the way would lay out every frame twice. */
const RESTS = 150;

function widest(box: HTMLElement): number {
  const ends = [...box.querySelectorAll<HTMLElement>(':scope > table > tbody > tr > td.actions > .row-actions')].map(
    (line) => {
      const last = line.lastElementChild?.getBoundingClientRect();
      const { left, right } = line.getBoundingClientRect();
      return !last ? 0 : isMirrored(line) ? right - last.left : last.right - left;
    },
  );
  return ends.length === 0 ? 0 : Math.ceil(Math.max(...ends)) + PADDING;
}

/**
 * The width of the column of actions in px: what stands in the rows that are drawn, nothing where none has any. It only
 * grows while the same rows scroll by.
 */
export function useActionsWidth(
  box: RefObject<HTMLElement | null>,
  rows: readonly RowItem[],
  hasActions: boolean,
): number {
  const [fit, setFit] = useState<{
    readonly rows: readonly RowItem[];
    readonly width: number;
  }>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!hasActions || !element || rows.length === 0) return undefined;
    let timer = 0;
    const measure = () => {
      const width = widest(element);
      setFit((before) => (before?.rows === rows && before.width >= width ? before : { rows, width }));
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
  }, [box, rows, hasActions]);
  return hasActions ? (fit?.width ?? GUESS) : 0;
}
