import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Marks on a box that there is more at its start (`data-before`) or its end (`data-after`): pinned columns throw their
 * shadow then.
 */
export function markScroll(box: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = box;
  const past = Math.abs(scrollLeft); // negative where text runs from right to left
  box.toggleAttribute('data-before', past > 0);
  box.toggleAttribute('data-after', past + clientWidth < scrollWidth - 1);
}

/** The width inside a box in px, 0 until it is measured. */
export function useTableRoom(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      setRoom(element.clientWidth);
      markScroll(element);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
