import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import type { RowItem } from '../rowItems';
import { nearEnd } from './range';

/** So long a scroll rests before the address says where it is, ms. */
const RESTS = 400;

/** What scrolls the rows above an element: the box of their table, else the page. */
function scrollerOf(foot: HTMLElement | null): HTMLElement | undefined {
  const box = foot?.parentElement?.querySelector('table[aria-rowcount]')?.parentElement;
  return box ?? foot?.closest<HTMLElement>('main') ?? undefined;
}

/** Px of a row of the table; 0 for cards, whose place the browser keeps itself. */
const rowHeightIn = (scroller: HTMLElement): number =>
  scroller.querySelector<HTMLElement>(':scope > table > tbody > tr[data-key]')?.offsetHeight ?? 0;

interface ScrollerOptions {
  /** Rows that are drawn. */
  readonly rows: readonly RowItem[];
  /** What is asked for: with something else the list begins at its top. */
  readonly base: object;
  /** More may be asked for now. */
  readonly ready: boolean;
  /** `scrolled`: a person came there, and not rows that are too few for what is on view. */
  onNear(end: 'start' | 'end', scrolled: boolean): void;
  /** The scroll rests with this row at the top. */
  onRest(index: number): void;
}

/**
 * Watches what scrolls the rows: tells when an end comes near, and keeps the rows on view where they are while others
 * come or go before them.
 */
export function useScroller(
  foot: RefObject<HTMLElement | null>,
  { rows, base, ready, onNear, onRest }: ScrollerOptions,
): void {
  /** The row at the top, as far as it is known. */
  const top = useRef<{ readonly key: string; readonly index: number }>(undefined);
  /** Somebody scrolled since more was last asked for, perhaps while it could not be. */
  const scrolledOn = useRef(false);
  const look = useEvent((scrolled: boolean) => {
    const scroller = scrollerOf(foot.current);
    if (!scroller) return;
    const height = rowHeightIn(scroller);
    const index = height > 0 ? Math.min(rows.length - 1, Math.floor(scroller.scrollTop / height)) : -1;
    const row = rows[index];
    top.current = row && { key: row.key, index };
    scrolledOn.current ||= scrolled;
    if (!ready) return;
    const near = nearEnd(scroller);
    if (near) onNear(near, scrolledOn.current);
    scrolledOn.current = false;
  });
  const rest = useEvent(() => {
    if (top.current) onRest(top.current.index);
  });
  const begun = useRef(base);
  useLayoutEffect(() => {
    const scroller = scrollerOf(foot.current);
    if (!scroller) return;
    if (begun.current !== base) {
      begun.current = base;
      scroller.scrollTop = 0;
      return;
    }
    const before = top.current;
    const index = before ? rows.findIndex(({ key }) => key === before.key) : -1;
    if (!before || index < 0 || index === before.index) return;
    scroller.scrollTop += (index - before.index) * rowHeightIn(scroller);
    top.current = { key: before.key, index };
  }, [foot, rows, base]);
  useEffect(() => look(false), [look, rows, ready]);
  useEffect(() => {
    const scroller = scrollerOf(foot.current);
    if (!scroller) return undefined;
    let timer = 0;
    const follow = () => {
      look(true);
      window.clearTimeout(timer);
      timer = window.setTimeout(rest, RESTS);
    };
    const resized = () => look(false);
    scroller.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', resized);
    return () => {
      scroller.removeEventListener('scroll', follow);
      window.removeEventListener('resize', resized);
      window.clearTimeout(timer);
    };
  }, [foot, look, rest]);
}
