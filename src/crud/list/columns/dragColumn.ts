import { isMirrored } from '@/widgets/internal';
import type { GestureTools } from '../table/useHeadGestures';
import { moveColumn } from './changeLayout';
import { followPointer } from './followPointer';

/** A click may tremble that much, in px. */
const TREMBLE = 6;
/** Nearer than that to an end of the table it is scrolled, in px. */
const EDGE = 48;

interface Drop {
  readonly heading: HTMLElement;
  readonly place: 'before' | 'after';
}

/** Where a column would land that is let go at `x`. */
function dropAt(headings: readonly HTMLElement[], x: number): Drop | undefined {
  const boxes = headings.map((heading) => ({ heading, box: heading.getBoundingClientRect() }));
  // pinned headings lie over the others
  const over = boxes.filter(({ box }) => x >= box.left && x < box.right);
  const found = over.find(({ heading }) => heading.classList.contains('pin')) ?? over[0];
  if (!found) return undefined;
  const isLeft = x < found.box.left + found.box.width / 2;
  return { heading: found.heading, place: isLeft === isMirrored(found.heading) ? 'after' : 'before' };
}

/** The name of the column beside the pointer. */
function ghostOf(heading: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  const { backgroundColor, color, font } = getComputedStyle(heading);
  const { top } = heading.getBoundingClientRect();
  ghost.textContent = heading.title;
  Object.assign(ghost.style, {
    position: 'fixed',
    top: `${top + 28}px`,
    zIndex: '2000',
    padding: '4px 12px',
    borderRadius: '4px',
  });
  Object.assign(ghost.style, {
    backgroundColor,
    color,
    font,
    pointerEvents: 'none',
    boxShadow: '0 4px 12px rgb(0 0 0 / 24%)',
  });
  return ghost;
}

/** The click that ends a drag neither sorts nor opens anything. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** Drags a heading to another place among the headings; it is pinned as its new neighbour is. Escape calls it off. */
export default function dragColumn(heading: HTMLElement, from: number, { choice }: GestureTools): void {
  const { column } = heading.dataset;
  const headings = [...(heading.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])];
  const scroller = heading.closest('table')?.parentElement;
  const ghost = ghostOf(heading);
  let dragged = false;
  let drop: Drop | undefined;
  const mark = (next: Drop | undefined) => {
    delete drop?.heading.dataset.drop;
    drop = next?.heading === heading ? undefined : next;
    if (drop) drop.heading.dataset.drop = drop.place;
  };
  followPointer({
    cursor: '',
    onMove: (x) => {
      if (!dragged && Math.abs(x - from) < TREMBLE) return;
      if (!dragged) {
        dragged = true;
        heading.dataset.dragged = '';
        document.body.append(ghost);
      }
      ghost.style.left = `${x + 8}px`;
      if (scroller) {
        const { left, right } = scroller.getBoundingClientRect();
        scroller.scrollLeft += x > right - EDGE ? 16 : x < left + EDGE ? -16 : 0;
      }
      mark(dropAt(headings, x));
    },
    onEnd: (done) => {
      ghost.remove();
      delete heading.dataset.dragged;
      const target = drop;
      mark(undefined);
      if (!dragged) return;
      swallowClick();
      const field = target?.heading.dataset.column;
      if (!done || !target || column === undefined || field === undefined) return;
      const { all, layout, setLayout } = choice();
      setLayout(moveColumn(all, layout, column, target.place, field));
    },
  });
}
