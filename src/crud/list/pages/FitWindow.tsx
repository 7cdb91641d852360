import { useEffect, type RefObject } from 'react';
import { useEvent } from 'react-admin';

/** Below the card of a list, px. */
const AIR = 16;

/** So many rows of the table above the line of its pages fill the window; at least a few. */
function rowsInWindow(pages: HTMLElement): number | undefined {
  const list = pages.parentElement;
  const head = list?.querySelector('thead')?.getBoundingClientRect();
  const row = list?.querySelector('tbody tr[data-row]')?.getBoundingClientRect();
  if (!head || !row || row.height === 0) return undefined;
  const scrolled = pages.closest('main')?.scrollTop ?? 0;
  const room = globalThis.innerHeight - head.bottom - scrolled - pages.offsetHeight - AIR;
  return Math.max(3, Math.floor(room / row.height));
}

interface FitWindowProps {
  /** The line of the pages, below the rows. */
  readonly line: RefObject<HTMLElement | null>;
  readonly perPage: number;
  /** There are rows to measure. */
  readonly hasRows: boolean;
  onFit(rows: number): void;
}

/** Keeps as many rows on a page as fill the window, also when its size changes. */
export default function FitWindow({ line, perPage, hasRows, onFit }: FitWindowProps) {
  const fit = useEvent(() => {
    const rows = line.current ? rowsInWindow(line.current) : undefined;
    if (rows !== undefined && rows !== perPage) onFit(rows);
  });
  useEffect(() => {
    if (!hasRows) return undefined;
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, [hasRows, fit]);
  return null;
}
