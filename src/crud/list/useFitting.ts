import { useEffect, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { useOwn } from '@/data';
import { FITTING, readFitting } from './prefetchList';

/** How many rows fill the window, for a person who wants that of all lists; else 0. */
export function useFitting() {
  const [kept, keep] = useOwn<unknown>(FITTING, 0);
  return [readFitting(kept), keep] as const;
}

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

interface FitOptions {
  readonly on: boolean;
  readonly perPage: number;
  /** There are rows to measure. */
  readonly hasRows: boolean;
  onFit(rows: number): void;
}

/** Keeps as many rows on a page as fill the window, also when its size changes; answers what asks for it at once. */
export function useFitWindow(
  pages: RefObject<HTMLElement | null>,
  { on, perPage, hasRows, onFit }: FitOptions,
): () => void {
  const fit = useEvent(() => {
    const rows = pages.current ? rowsInWindow(pages.current) : undefined;
    if (rows !== undefined && (!on || rows !== perPage)) onFit(rows);
  });
  useEffect(() => {
    if (!on || !hasRows) return undefined;
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, [on, hasRows, fit]);
  return fit;
}
