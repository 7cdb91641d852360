import { useEffect, useState, type RefObject } from 'react';

/**
 * Begins this far outside of what is on view, in heights of it: what is scrolled to is there already. Pages scroll in
 * an element of their own, which has a margin of its own.
 */
const AHEAD = { rootMargin: '200% 0px', scrollMargin: '200% 0px' };

/**
 * Whether an element has come near the window; it stays so. Where the browser cannot tell, or it `begins` there, it is
 * at once.
 */
export function useInView(element: RefObject<HTMLElement | null>, begins = false): boolean {
  const [near, setNear] = useState(() => begins || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const target = element.current;
    if (near || !target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      AHEAD,
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
