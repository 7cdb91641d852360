import { useCallback, useState } from 'react';

/**
 * Measures the height of an element in whole pixels, now and when it changes: `[ref, height]`, 0 before the first time.
 */
export function useChartRoom(): readonly [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  height: number,
] {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setHeight(Math.floor(element.clientHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, height];
}
