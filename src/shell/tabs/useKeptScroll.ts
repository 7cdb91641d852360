import { useLayoutEffect, useRef, type RefObject } from 'react';
import { MAIN } from '../layout/SkipLink';

interface Scrolled {
  readonly element: Element;
  readonly top: number;
  readonly left: number;
}

/** What is scrolled in a page: the page itself in the main landmark, and boxes in it. */
function scrolledIn(panel: Element, main: Element): readonly Scrolled[] {
  return [main, ...panel.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
}

/** Keeps how far a page is scrolled while it is hidden: all pages share one landmark, and a hidden box scrolls back. */
export function useKeptScroll(panel: RefObject<HTMLElement | null>): void {
  const kept = useRef<readonly Scrolled[]>([]);
  useLayoutEffect(() => {
    const main = document.getElementById(MAIN);
    const element = panel.current;
    if (!main || !element) return undefined;
    main.scrollTop = 0;
    for (const { element: box, top, left } of kept.current) box.scrollTo({ top, left, behavior: 'instant' });
    kept.current = [];
    return () => {
      kept.current = scrolledIn(element, main);
    };
  }, [panel]);
}
