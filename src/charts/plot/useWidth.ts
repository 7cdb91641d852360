import { useLayoutEffect, useState, type RefObject } from 'react';

/** How long a size must stand before the chart follows it, in ms (spec 01 §9). */
const SETTLES = 200;

/**
 * The width of an element in pixels, 0 before it is known; followed once it has stood for 200 ms.
 *
 * @example const width = useWidth(box); // box = useRef<HTMLDivElement>(null)
 * @public
 */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    setWidth(element.clientWidth);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(element.clientWidth), SETTLES);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref]);
  return width;
}
