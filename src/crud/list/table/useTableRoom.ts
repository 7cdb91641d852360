import { useLayoutEffect, useState, type RefObject } from 'react';
import { markScroll } from './markScroll';

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
