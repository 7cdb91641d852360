import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '@/widgets/whenIdle';

/** What begins in the lower quarter of the window can wait for what stands above it. */
const ON_VIEW = { rootMargin: '0px 0px -25% 0px' };

/**
 * Whether a block may be drawn: at once where a person looks, else when it has something to show and the page has
 * nothing else to do. Charts and tables are the work of a page; drawn all together, the first is on the screen when the
 * last is.
 */
export function useDeferred(element: RefObject<HTMLElement | null>, hasSomething: boolean): boolean {
  const [turn, setTurn] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const target = element.current;
    if (turn || !target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setTurn(true),
      ON_VIEW,
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, turn]);
  useEffect(() => (turn || !hasSomething ? undefined : whenIdle(() => setTurn(true))), [turn, hasSomething]);
  return turn;
}
